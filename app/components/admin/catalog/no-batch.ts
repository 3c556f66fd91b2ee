/** The value that a select sends for no batch: no option has an empty value (docs/specification.md §5). */
export const NO_BATCH = 'none'
