/**
 * The request of a file's row, or its outcome; rows that ask for nothing are only counted. `older`: the product was
 * changed after the file was exported, and that change would be undone.
 */
export const IMPORT_VERDICTS = ['new', 'changed', 'older', 'wrong', 'done', 'outdated'] as const
export type ImportVerdict = (typeof IMPORT_VERDICTS)[number]
