import { allowAnyone } from '#domain/kernel/guards.ts'

/** What is read to understand a question is what everybody sees. */
export const policy = { readNames: allowAnyone }
