#include "ui/svg/style.hpp"

namespace ludus::svg {

std::string_view light_style() {
    return ".board{font-family:Inter,system-ui,sans-serif;background:#fbf7ee}"
           "text{font-weight:600;text-anchor:middle;font-variant-numeric:tabular-nums lining-nums}"
           "path,circle,rect{stroke-linejoin:round}"
           ".lt,.tray{fill:#f7f1e3}.dk{fill:#e4d8bf}.mk{fill:#f6e3b4}.pocket{fill:none;stroke:#8f8470;stroke-dasharray:3 3}"
           ".frame{fill:none;stroke:#1f1b16;stroke-width:2;stroke-linejoin:miter;stroke-linecap:square}.thin{stroke-"
           "width:.8}"
           ".cut{fill:none;stroke:#8f8470;stroke-width:1.1;stroke-dasharray:.1 3.4;stroke-linecap:round}"
           ".line{fill:none;stroke:#1f1b16;stroke-width:1.1}.fine{stroke-width:.7}.heavy{stroke-width:2.4}"
           ".co text{font-size:11px;font-weight:400;fill:#655c50}"
           ".key{font-size:12px;font-weight:400;text-anchor:start;fill:#655c50}"
           ".even{--body:#fffdf8;--rim:#1f1b16;--ins:transparent;--num:#1f1b16;--low:#1f1b16;--was:#26221d}"
           ".odd{--body:#26221d;--rim:#26221d;--ins:#9c9180;--num:#fbf7ee;--low:#6d6456;--was:#fffdf8}"
           ".third{--body:#a8321a;--rim:#1f1b16;--ins:#fffdf8;--num:#fff;--low:#1f1b16;--was:#fffdf8}"
           ".fourth{--body:#24557f;--rim:#1f1b16;--ins:transparent;--num:#fff;--low:#1f1b16;--was:#fffdf8}"
           ".body,.step{fill:var(--body);stroke:var(--rim);stroke-width:1.6}"
           ".edge{fill:var(--low);stroke:var(--low);stroke-width:1.6}.in{fill:none;stroke:var(--ins);stroke-width:1}"
           ".odd .step{stroke:var(--ins);stroke-width:1}.even .step{stroke-width:1.1}"
           ".gone{fill:none;stroke:var(--low);stroke-width:1.1;stroke-dasharray:.1 2.7;stroke-linecap:round}"
           ".odd "
           ".gone{stroke:var(--ins)}.plate{fill:var(--body)}.pip{fill:var(--num)}.point{fill:var(--num);stroke:var(--"
           "body);stroke-width:1.4;paint-order:stroke}"
           ".was{fill:var(--was);stroke:var(--rim);stroke-width:1.2}.man text{fill:var(--num);letter-spacing:-.02em}"
           ".base{fill:none;stroke:var(--num);stroke-width:1.5}.count circle{fill:var(--body);stroke:var(--rim)}"
           ".to{fill:#f3dfae}.from{fill:none;stroke:#655c50;stroke-dasharray:4 "
           "3}.hatch{fill:none;stroke:#a8321a;opacity:.5}"
           ".sel{fill:#24557f2b;stroke:#24557f;stroke-width:2.6;stroke-linejoin:miter}.dot{fill:#24557f}"
           ".may{fill:none;stroke:#24557f;stroke-width:2;stroke-dasharray:5 3.6}"
           ".hint{fill:none;stroke:#24557f;stroke-width:2.6;stroke-dasharray:.1 5.2;stroke-linecap:round}"
           ".ray{fill:none;stroke:#a8321a;stroke-width:2.4;stroke-dasharray:.1 6;stroke-linecap:round}"
           ".cap-ring{fill:none;stroke:#a8321a;stroke-width:2.8}"
           ".danger{fill:none;stroke:#a8321a;stroke-width:2;stroke-linejoin:miter}"
           ".tag rect{fill:#a8321a;stroke:#fbf7ee}.tag text{fill:#fffaf2}.at path{fill:transparent}";
}

}  // namespace ludus::svg
