/** The pattern of LIKE for a part of a text, as it stands: what people type is no pattern. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
