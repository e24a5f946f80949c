// Sentences of the notices any page may show.

export const network = {
  notFetched:
    "This could not be loaded: there is no network, or the server does not answer, and this browser has not stored it yet. With a network, “Use offline” stores the whole site.",
};
