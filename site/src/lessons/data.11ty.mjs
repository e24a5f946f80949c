// What the script of a lesson's page plays it from: the lesson as read, and its boards as checked.

export const data = {
  pagination: { data: "lessons", size: 1, alias: "item" },
  permalink: ({ item }) => `${item.url}lesson.json`,
  eleventyExcludeFromCollections: true,
};

export const render = ({ item }) => JSON.stringify(item.data);
