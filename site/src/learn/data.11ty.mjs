// What the script of a guided first game plays it from, as that of a lesson.

export const data = {
  pagination: { data: "learn.all", size: 1, alias: "item" },
  permalink: ({ item }) => `${item.url}lesson.json`,
  eleventyExcludeFromCollections: true,
};

export const render = ({ item }) => JSON.stringify(item.data);
