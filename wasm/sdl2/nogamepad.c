/* Dear ImGui's SDL2 backend polls game controllers. A table has none: these six answers keep SDL's joystick code and its
 * table of controllers out of the module (7.6 kB compressed). */
#include <SDL.h>

int SDL_NumJoysticks(void) { return 0; }

SDL_bool SDL_IsGameController(int index) {
    (void)index;
    return SDL_FALSE;
}

SDL_GameController *SDL_GameControllerOpen(int index) {
    (void)index;
    return NULL;
}

void SDL_GameControllerClose(SDL_GameController *controller) { (void)controller; }

Uint8 SDL_GameControllerGetButton(SDL_GameController *controller, SDL_GameControllerButton button) {
    (void)controller;
    (void)button;
    return 0;
}

Sint16 SDL_GameControllerGetAxis(SDL_GameController *controller, SDL_GameControllerAxis axis) {
    (void)controller;
    (void)axis;
    return 0;
}
