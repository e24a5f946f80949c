// What every page shares.
export default {
  nav: [
    { name: "Books", url: "/books/" },
    { name: "Games", url: "/games/" },
    { name: "Play", url: "/play/" },
    { name: "Drills", url: "/drills/" },
    { name: "Lessons", url: "/lessons/" },
    { name: "About", url: "/about/" },
  ],
};
