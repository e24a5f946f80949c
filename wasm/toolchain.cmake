# Finds Emscripten and hands over to its own CMake platform file.
# Debian's package (3.1.6 and later) and an SDK of the user's own both serve: the one whose emcc comes
# first in PATH is taken, else the one EMSDK points to.

if(NOT LUDUS_EMSCRIPTEN_ROOT)
  find_program(LUDUS_EMCC emcc HINTS "$ENV{EMSDK}/upstream/emscripten" NO_CMAKE_FIND_ROOT_PATH)
  if(NOT LUDUS_EMCC)
    message(FATAL_ERROR "Emscripten is missing: install the package 'emscripten', or put emcc in PATH, or set EMSDK to your own SDK.")
  endif()
  get_filename_component(ludus_emcc_file "${LUDUS_EMCC}" REALPATH)
  get_filename_component(ludus_emcc_folder "${ludus_emcc_file}" DIRECTORY)
  set(LUDUS_EMSCRIPTEN_ROOT "${ludus_emcc_folder}" CACHE PATH "Emscripten's folder")
endif()

set(ludus_platform_file "${LUDUS_EMSCRIPTEN_ROOT}/cmake/Modules/Platform/Emscripten.cmake")
if(NOT EXISTS "${ludus_platform_file}")
  message(FATAL_ERROR "The emcc found (${LUDUS_EMCC}) has no CMake files beside it: put the emcc of a whole Emscripten first in PATH.")
endif()

# The platform file calls emcc and em-config by name.
get_filename_component(ludus_emcc_bin "${LUDUS_EMCC}" DIRECTORY)
set(ENV{PATH} "${ludus_emcc_bin}:$ENV{PATH}")

# Debian keeps the JavaScript library emcc links with (acorn) where only Debian's own node looks for it.
if(EXISTS /usr/share/nodejs/acorn AND NOT EXISTS "${LUDUS_EMSCRIPTEN_ROOT}/node_modules/acorn")
  set(ludus_node_path "/usr/share/nodejs")
  if(NOT "$ENV{NODE_PATH}" STREQUAL "")
    set(ludus_node_path "$ENV{NODE_PATH}:/usr/share/nodejs")
  endif()
  set(ENV{NODE_PATH} "${ludus_node_path}")
  foreach(language C CXX)
    set(CMAKE_${language}_LINKER_LAUNCHER "${CMAKE_COMMAND};-E;env;NODE_PATH=${ludus_node_path}" CACHE STRING "" FORCE)
  endforeach()
endif()

include("${ludus_platform_file}")

# One name for the stack's size by version: it was renamed in 3.1.27.
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.27)
  set(LUDUS_STACK_SETTING TOTAL_STACK)
else()
  set(LUDUS_STACK_SETTING STACK_SIZE)
endif()
