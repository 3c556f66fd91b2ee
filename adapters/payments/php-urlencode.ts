/**
 * A text as PHP's `urlencode` writes it, on which PayFast's signatures stand: a space is `+`, and only letters, digits
 * and `-_.` stay as they are.
 */
export function phpUrlencode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replace(/[!'()*~]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')
}
