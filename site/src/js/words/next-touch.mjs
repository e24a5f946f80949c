// What a lesson says while a piece is chosen.

export const nextTouch = {
  places: "{chosen} is chosen. Now choose where the piece goes: {places}.",
  many: "{chosen} is chosen. Now choose one of the {n} places marked on the board.",
  press: "{chosen} is chosen. Now press {buttons}.",
  placesOrPress:
    "{chosen} is chosen. Now choose where the piece goes: {places}. Or press {buttons}.",
  manyOrPress:
    "{chosen} is chosen. Now choose one of the {n} places marked on the board. Or press {buttons}.",
};
