/* What the browser's module can do without. Each stand-in keeps code out that is never called: together a third of the
 * module. The linker takes these before it looks into the libraries. */
#include <GLES3/gl3.h>
#include <SDL.h>
#include <string.h>

/* SDL asks for a handful of functions by name; the library's own answer knows every function of OpenGL ES and so brings
 * them all. */
void* eglGetProcAddress(const char* name);
void* eglGetProcAddress(const char* name) {
    if (strcmp(name, "glGetString") == 0) return (void*)glGetString;
    if (strcmp(name, "glGetStringi") == 0) return (void*)glGetStringi;
    if (strcmp(name, "glGetIntegerv") == 0) return (void*)glGetIntegerv;
    if (strcmp(name, "glGetError") == 0) return (void*)glGetError;
    if (strcmp(name, "glBindFramebuffer") == 0) return (void*)glBindFramebuffer;
    if (strcmp(name, "glGetFramebufferAttachmentParameteriv") == 0) return (void*)glGetFramebufferAttachmentParameteriv;
    return NULL;
}

/* Dear ImGui reads settings files and typed numbers with it; the board has neither. */
int no_sscanf(const char* text, const char* format, ...);
int no_sscanf(const char* text, const char* format, ...) {
    (void)text, (void)format;
    return 0;
}

/* Dear ImGui asks the context how everything stands before each frame, to leave it so. In a browser such a question
 * waits for the graphics process and holds up the page; nobody else draws with this context, so any state will do. */
void canvas_get_integerv(GLenum name, GLint* value);
void canvas_get_integerv(GLenum name, GLint* value) {
    switch (name) {
        case GL_ACTIVE_TEXTURE: *value = GL_TEXTURE0; break;
        case GL_CURRENT_PROGRAM:
        case GL_TEXTURE_BINDING_2D:
        case GL_SAMPLER_BINDING:
        case GL_ARRAY_BUFFER_BINDING:
        case GL_ELEMENT_ARRAY_BUFFER_BINDING:
        case GL_VERTEX_ARRAY_BINDING: *value = 0; break;
        case GL_BLEND_SRC_RGB:
        case GL_BLEND_SRC_ALPHA: *value = GL_ONE; break;
        case GL_BLEND_DST_RGB:
        case GL_BLEND_DST_ALPHA: *value = GL_ZERO; break;
        case GL_BLEND_EQUATION_RGB:
        case GL_BLEND_EQUATION_ALPHA: *value = GL_FUNC_ADD; break;
        case GL_VIEWPORT:
        case GL_SCISSOR_BOX: value[0] = value[1] = value[2] = value[3] = 0; break;
        default: glGetIntegerv(name, value);
    }
}

/* The board is painted with OpenGL and sets no bitmap cursors or icons: SDL's surfaces, blitters and renderers are only
 * behind SDL_GetWindowSurface, SDL_SetWindowIcon and SDL_CreateColorCursor. */
SDL_Surface* SDL_CreateRGBSurface(Uint32 flags, int width, int height, int depth, Uint32 r, Uint32 g, Uint32 b,
                                  Uint32 a) {
    (void)flags, (void)width, (void)height, (void)depth, (void)r, (void)g, (void)b, (void)a;
    return NULL;
}
SDL_Surface* SDL_CreateRGBSurfaceFrom(void* pixels, int width, int height, int depth, int pitch, Uint32 r, Uint32 g,
                                      Uint32 b, Uint32 a) {
    (void)pixels, (void)width, (void)height, (void)depth, (void)pitch, (void)r, (void)g, (void)b, (void)a;
    return NULL;
}
SDL_Surface* SDL_ConvertSurface(SDL_Surface* from, const SDL_PixelFormat* format, Uint32 flags) {
    (void)from, (void)format, (void)flags;
    return NULL;
}
SDL_Surface* SDL_ConvertSurfaceFormat(SDL_Surface* from, Uint32 format, Uint32 flags) {
    (void)from, (void)format, (void)flags;
    return NULL;
}
void SDL_FreeSurface(SDL_Surface* surface) { (void)surface; }
int SDL_LockSurface(SDL_Surface* surface) {
    (void)surface;
    return -1;
}
void SDL_UnlockSurface(SDL_Surface* surface) { (void)surface; }

int SDL_CalculateBlit(SDL_Surface* surface);
int SDL_CalculateBlit(SDL_Surface* surface) {
    (void)surface;
    return -1;
}
void SDL_UnRLESurface(SDL_Surface* surface, int recode);
void SDL_UnRLESurface(SDL_Surface* surface, int recode) { (void)surface, (void)recode; }

SDL_Renderer* SDL_CreateRenderer(SDL_Window* window, int index, Uint32 flags) {
    (void)window, (void)index, (void)flags;
    return NULL;
}
SDL_Texture* SDL_CreateTexture(SDL_Renderer* renderer, Uint32 format, int access, int width, int height) {
    (void)renderer, (void)format, (void)access, (void)width, (void)height;
    return NULL;
}
int SDL_UpdateTexture(SDL_Texture* texture, const SDL_Rect* rect, const void* pixels, int pitch) {
    (void)texture, (void)rect, (void)pixels, (void)pitch;
    return -1;
}
int SDL_RenderSetViewport(SDL_Renderer* renderer, const SDL_Rect* rect) {
    (void)renderer, (void)rect;
    return -1;
}
int SDL_RenderCopy(SDL_Renderer* renderer, SDL_Texture* texture, const SDL_Rect* from, const SDL_Rect* to) {
    (void)renderer, (void)texture, (void)from, (void)to;
    return -1;
}
void SDL_RenderPresent(SDL_Renderer* renderer) { (void)renderer; }
void SDL_DestroyTexture(SDL_Texture* texture) { (void)texture; }
void SDL_DestroyRenderer(SDL_Renderer* renderer) { (void)renderer; }
void SDL_DestroyRendererWithoutFreeing(SDL_Renderer* renderer);
void SDL_DestroyRendererWithoutFreeing(SDL_Renderer* renderer) { (void)renderer; }
int SDL_GetNumRenderDrivers(void) { return 0; }
int SDL_GetRenderDriverInfo(int index, SDL_RendererInfo* info) {
    (void)index, (void)info;
    return -1;
}
int SDL_GetRendererInfo(SDL_Renderer* renderer, SDL_RendererInfo* info) {
    (void)renderer, (void)info;
    return -1;
}
SDL_Renderer* SDL_GetRenderer(SDL_Window* window) {
    (void)window;
    return NULL;
}
