/** The kinds of things that can be reviewed. */
export const REVIEW_SUBJECTS = ['product', 'recipe'] as const
export type ReviewSubject = (typeof REVIEW_SUBJECTS)[number]

/** `waiting` for somebody of the shop to read it; only what is `shown` counts and is seen. */
export const REVIEW_STATES = ['waiting', 'shown', 'refused'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

export const STARS = [1, 2, 3, 4, 5] as const
export type Stars = (typeof STARS)[number]

/** The lengths of what is written, in characters. */
export const REVIEW_LENGTHS = { title: 80, text: 2_000, shownName: 40, reason: 500, reply: 1_000 } as const
