/** The provinces of South Africa by their postal abbreviations; their names are messages. */
export const PROVINCES = ['EC', 'FS', 'GP', 'KZN', 'LP', 'MP', 'NC', 'NW', 'WC'] as const
export type Province = (typeof PROVINCES)[number]
