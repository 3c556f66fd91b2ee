import { allowAnyone } from '../guards.ts'

/** Who may read the shop's pages. */
export const policy = { getTextPage: allowAnyone }
