/** The value a choice sends for all options: no option has an empty value (docs/specification.md §5). */
export const ANY = 'all'
