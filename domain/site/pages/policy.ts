import { allowAnyone } from '#domain/kernel/guards.ts'

/** Who may read the shop's pages. */
export const policy = { getTextPage: allowAnyone }
