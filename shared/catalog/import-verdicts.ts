/** What a row of a file asks for, and what became of it; rows that ask for nothing are only counted. */
export const IMPORT_VERDICTS = ['new', 'changed', 'wrong', 'done', 'outdated'] as const
export type ImportVerdict = (typeof IMPORT_VERDICTS)[number]
