#pragma once
// Dear ImGui as the table wants it: nothing that reads files, opens shells or shows itself off.

#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS
#define IMGUI_DISABLE_OBSOLETE_KEYIO
#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS
#define IMGUI_DISABLE_FILE_FUNCTIONS
#define IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS
#define IMGUI_DISABLE_DEFAULT_FONT
#define IMGUI_DISABLE_WIN32_FUNCTIONS
#define ImDrawIdx unsigned int
#ifdef __EMSCRIPTEN__
#define IMGUI_IMPL_OPENGL_ES3
#endif
