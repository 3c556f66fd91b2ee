/** Around the shop's pages of texts, which are in domain/site/pages. */
export const pages = {
  updated: (day: string) => `In effect since ${day}.`,
  edition: (day: string) => `As of ${day}`,
  earlier: (day: string) => `This is an earlier edition, of ${day}.`,
  newest: 'Read the current version',
}

export type PageMessages = typeof pages
