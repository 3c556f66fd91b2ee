/** Endings of files that have code: their names are long, and say nothing of anybody. */
const CODE_FILE = /\.(?:m?js|tsx?|css)$/

/*
 * In this order: what stands in an address first. A mail address has no `://` after its `@`, as frames of Firefox have.
 */
const SECRETS: [RegExp, string | ((found: string, ...parts: string[]) => string)][] = [
  [/\?[^\s"'`)=]*=[^\s"'`)]*?(?=:\d+:\d+|[\s"'`)]|$)/g, '?…'],
  [/[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g, '<mail>'],
  [/\b(bearer)\s+[^\s"',;)]+/gi, '$1 …'],
  [/\b(\w*(?:token|secret|password|code|key|authorization))(["']?\s*[=:]\s*["']?)[^\s"',;)&]+/gi, '$1$2…'],
  [/[\w-]{20,}(?:\.\w+)?/g, (found) => (CODE_FILE.test(found) || !/\d/.test(found) ? found : '…')],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '<address>'],
  [/KROK-\d\d-\d+/g, 'KROK-…'],
  [/\+?\d(?:[ ()-]{0,2}\d){6,}/g, '…'],
]

/** A text of an error without what may be somebody's: mail addresses, tokens, queries, keys, long numbers. */
export function masked(text: string): string {
  // The types of `replace` know a text or a function, not either.
  return SECRETS.reduce((result, [what, by]) => result.replace(what, by as string), text)
}
