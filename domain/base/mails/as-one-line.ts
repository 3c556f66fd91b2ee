/** Removes line breaks and direction marks, so that a name cannot look like a part of the mail. */
export function asOneLine(text: string): string {
  return text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
}
