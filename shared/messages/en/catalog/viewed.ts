/** Texts of the list of products viewed before in this browser. */
export const viewed = {
  title: 'Recently viewed',
  clear: 'Clear the list',
}

export type ViewedMessages = typeof viewed
