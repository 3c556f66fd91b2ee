/** More different parts nobody packs into one box. */
export const MOST_PARTS = 20
