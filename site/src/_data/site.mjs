// What every page shares.
export default {
  // `also`: pages that belong to an item and lie in another folder.
  nav: [
    { name: "Play", url: "/games/", also: "/play/" },
    { name: "Puzzles", url: "/puzzles/", also: "/drills/" },
    { name: "Read", url: "/books/" },
    { name: "Teach", url: "/lessons/" },
    { name: "About", url: "/about/" },
  ],
};
