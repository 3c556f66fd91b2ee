import { allowAnyone } from '#domain/kernel/guards.ts'

/** The rules for who may read the shop's pages. */
export const policy = { getTextPage: allowAnyone }
