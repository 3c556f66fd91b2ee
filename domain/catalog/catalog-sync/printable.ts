/** A text from outside as the database can keep it: no control characters, no halves of characters, not too long. */
export function printable(text: string, max: number): string {
  return text
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, max)
    .toWellFormed()
}
