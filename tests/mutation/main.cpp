// Runs the unit tests against mutants that all sit in this one program behind a switch (mutants.mjs makes it). First every test
// case runs once without a mutant and notes which mutants it meets; then each mutant is judged by the cases that meet it,
// quickest first, until one fails. Every run is a child process of its own: a mutant may crash or never end.
//
//   mutants FIRST LAST JOBS      prints one JSON line a mutant

#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

#include "tests/mutation/switch.hpp"
#include "tests/native/per_game.hpp"

namespace {
constexpr int most_mutants = 1 << 16;
unsigned char before_main[most_mutants];  // what static initialisation meets
int from_environment() {
    const char* text = std::getenv("LUDUS_MUTANT");
    return text ? std::atoi(text) : 0;
}
}  // namespace

namespace ludus::mutation {
// Constant-initialised, so that they stand before any other file's initialisers run.
constinit unsigned char* reached = before_main;
constinit int switched_on = 0;
}  // namespace ludus::mutation

namespace {

struct Early {  // a mutant asked for by the environment is on before the statics of most files are made
    Early() { ludus::mutation::switched_on = from_environment(); }
};
__attribute__((init_priority(101))) Early early;

using doctest::detail::TestCase;

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// Ends this process (SIGXCPU, then SIGKILL) when it has used so much of the processor.
void limit_processor(double seconds) {
    const auto whole = static_cast<rlim_t>(seconds) + 1;
    const rlimit limit{whole, whole + 1};
    setrlimit(RLIMIT_CPU, &limit);
    alarm(static_cast<unsigned>(whole * 40 + 600));  // one that waits uses none
}

void be_silent() {
    const int nowhere = open("/dev/null", O_RDWR);
    dup2(nowhere, 0);
    dup2(nowhere, 1);
    dup2(nowhere, 2);
}

/// Runs this one case; true where it passes.
bool passes(const TestCase& test) {
    auto& all = doctest::detail::getRegisteredTests();
    all.clear();
    all.insert(test);
    doctest::Context context;
    context.setOption("abort-after", 1);
    context.setOption("no-intro", true);
    context.setOption("no-path-filenames", true);
    return context.run() == 0;
}

struct Child {
    pid_t pid = -1;
    std::function<void(int status)> done;
};

/// Starts children, at most `jobs` at once, each with a limit in seconds.
class Children {
public:
    explicit Children(int jobs) : jobs_(jobs) {}
    ~Children() { wait_below(1); }
    void start(double limit, const std::function<int()>& run, std::function<void(int)> done) {
        wait_below(jobs_);
        std::fflush(stdout);
        const pid_t pid = fork();
        if (pid == 0) {
            limit_processor(limit);
            be_silent();
            _exit(run());
        }
        running_.push_back({pid, std::move(done)});
    }
    void wait_below(int most) {
        while (static_cast<int>(running_.size()) >= most && !running_.empty()) {
            int status = 0;
            const pid_t pid = wait(&status);
            const auto one =
                std::find_if(running_.begin(), running_.end(), [&](const Child& c) { return c.pid == pid; });
            if (one == running_.end()) continue;
            const auto done = std::move(one->done);
            running_.erase(one);
            done(status);
        }
    }

private:
    int jobs_;
    std::vector<Child> running_;
};

std::string quoted(const std::string& text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c == '\n' ? ' ' : c;
    }
    return out + "\"";
}

template <class T>
T* shared(std::size_t count) {
    void* memory = mmap(nullptr, count * sizeof(T), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {
        std::perror("mmap");
        std::exit(2);
    }
    return static_cast<T*>(memory);
}

bool ended_well(int status) { return WIFEXITED(status) && WEXITSTATUS(status) == 0; }

}  // namespace

int main(int argc, char** argv) {
    if (argc < 5) {
        std::fprintf(stderr, "usage: mutants FIRST LAST JOBS SECONDS\n");
        return 2;
    }
    const int first = std::atoi(argv[1]);
    const int last = std::min(std::atoi(argv[2]), most_mutants - 1);
    const int jobs = std::max(1, std::atoi(argv[3]));
    const double most_seconds = std::atof(argv[4]);

    ludus::tests::register_per_game("");
    // Volume plays the same rules for longer: it would take most of the time and notice little that others do not.
    std::vector<TestCase> cases;
    for (const auto& test : doctest::detail::getRegisteredTests())
        if (!test.m_skip && !(test.m_description && std::strcmp(test.m_description, "volume") == 0))
            cases.push_back(test);
    const std::size_t width = static_cast<std::size_t>(last) + 1;

    // One mutant that static initialisation meets is judged in a process started with it on: all cases, one after the other.
    if (argc > 5 && std::string(argv[5]) == "--judge") {
        be_silent();
        for (const auto& test : cases)
            if (!passes(test)) return 1;
        return 0;
    }

    auto* met = shared<unsigned char>(width * cases.size());
    auto* took = shared<double>(cases.size());
    std::vector<char> sound(cases.size(), 1);
    {
        Children children(jobs);
        for (std::size_t i = 0; i < cases.size(); ++i) {
            children.start(
                600,
                [&, i] {
                    auto* own = static_cast<unsigned char*>(std::calloc(most_mutants, 1));
                    ludus::mutation::reached = own;
                    const double start = processor_seconds();
                    const bool passed = passes(cases[i]);
                    took[i] = processor_seconds() - start;
                    std::memcpy(met + i * width, own, width);
                    return passed ? 0 : 1;
                },
                [&, i](int status) {
                    if (ended_well(status)) return;
                    sound[i] = 0;
                    std::printf("{\"unsound\":%s}\n", quoted(cases[i].m_name).c_str());
                });
        }
    }
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < cases.size(); ++i)
        if (sound[i]) order.push_back(i);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return took[a] < took[b]; });
    double all = 0;
    for (const std::size_t i : order) all += took[i];
    std::printf("{\"cases\":%zu,\"seconds\":%.1f}\n", order.size(), all);

    Children children(jobs);
    auto* killer = shared<int>(width);
    for (int n = first; n <= last; ++n) {
        std::vector<std::size_t> own;
        double seconds = 0;
        for (const std::size_t i : order) {
            if (!met[i * width + static_cast<std::size_t>(n)]) continue;
            if (!own.empty() && seconds + took[i] > most_seconds) break;
            own.push_back(i);
            seconds += took[i];
        }
        const bool early_one = before_main[n] != 0;
        if (own.empty() && !early_one) {
            std::printf("{\"mutant\":%d,\"verdict\":\"unreached\"}\n", n);
            continue;
        }
        const auto report = [&, n](int status) {
            const int by = killer[n];
            const bool out_of_time =
                WIFSIGNALED(status) &&
                (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGKILL || WTERMSIG(status) == SIGALRM);
            const char* verdict = ended_well(status) ? "survived" : "killed";
            const std::string name = out_of_time          ? "(out of time)"
                                     : by > 0             ? cases[static_cast<std::size_t>(by - 1)].m_name
                                     : ended_well(status) ? ""
                                                          : "(crash)";
            const std::string file = by > 0 ? cases[static_cast<std::size_t>(by - 1)].m_file.c_str() : "";
            std::printf("{\"mutant\":%d,\"verdict\":\"%s\",\"by\":%s,\"file\":%s}\n", n, verdict, quoted(name).c_str(),
                        quoted(file).c_str());
            std::fflush(stdout);
        };
        if (early_one) {
            children.start(
                5 + 5 * all,
                [&, n] {
                    setenv("LUDUS_MUTANT", std::to_string(n).c_str(), 1);
                    execl("/proc/self/exe", "mutants", "0", argv[2], "1", "0", "--judge", static_cast<char*>(nullptr));
                    return 3;
                },
                report);
            continue;
        }
        children.start(
            5 + 5 * seconds,
            [&, n, own] {
                ludus::mutation::switched_on = n;
                for (const std::size_t i : own) {
                    killer[n] = static_cast<int>(i) + 1;  // stands where it crashes, too
                    if (!passes(cases[i])) return 1;
                }
                killer[n] = 0;
                return 0;
            },
            report);
    }
    return 0;
}
