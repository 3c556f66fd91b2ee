/**
 * What a row of a file asks for, and what became of it; rows that ask for nothing are only counted. `older`: its product was
 * changed after the file was exported, and what was changed would be taken back.
 */
export const IMPORT_VERDICTS = ['new', 'changed', 'older', 'wrong', 'done', 'outdated'] as const
export type ImportVerdict = (typeof IMPORT_VERDICTS)[number]
