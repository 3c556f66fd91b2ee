/** What a choice sends for all of them: no option has an empty value (docs/specification.md §5). */
export const ANY = 'all'
