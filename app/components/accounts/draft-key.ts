/** Drafts that a tab keeps until they are sent or the session ends: the checkout, and who a table is for. */
export const DRAFTS = ['checkout', 'table'] as const
export type DraftAbout = (typeof DRAFTS)[number]

/** The key under which a draft is kept. */
export const draftKey = (about: DraftAbout) => `${about}-draft`
