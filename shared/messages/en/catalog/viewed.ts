/** What was looked at before, in this browser. */
export const viewed = {
  title: 'Recently viewed',
  clear: 'Clear the list',
}

export type ViewedMessages = typeof viewed
