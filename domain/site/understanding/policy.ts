import { allowAnyone } from '#domain/kernel/guards.ts'

/** Everybody may: only what everybody sees is read to understand a question. */
export const policy = { readNames: allowAnyone }
