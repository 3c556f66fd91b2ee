/** A token with another first character: of the same length and alphabet, but never the same token. */
export const altered = (token: string): string => (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
