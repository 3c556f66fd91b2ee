/** What a tab keeps of what is typed, until it is sent or the session ends: the checkout, and who a table is for. */
export const DRAFTS = ['checkout', 'table'] as const
export type DraftAbout = (typeof DRAFTS)[number]

/** Where it is kept. */
export const draftKey = (about: DraftAbout) => `${about}-draft`
