/** What was looked at before, in this browser. */
export const viewed = {
  title: 'You looked at these',
  clear: 'Clear the list',
}

export type ViewedMessages = typeof viewed
