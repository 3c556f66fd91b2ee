/** More different parts nobody packs into one box. */
export const MOST_PARTS = 20
export const MOST_OF_PART = 99
