/** Without line breaks, and without the marks that turn a text around: a name cannot look like a part of the mail. */
export function asOneLine(text: string): string {
  return text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
}
