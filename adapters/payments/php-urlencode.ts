/**
 * Encodes a text like PHP's `urlencode`, which PayFast's signatures use: a space becomes `+`, and only letters, digits
 * and `-_.` stay as they are.
 */
export function phpUrlencode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replace(/[!'()*~]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')
}
