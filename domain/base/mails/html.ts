/** HTML that may be put into a page unchanged. */
export class Html {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Writes HTML: every value is escaped unless it is Html itself. */
export function html(parts: TemplateStringsArray, ...values: (string | number | Html | Html[])[]): Html {
  return new Html(parts.map((part, i) => (i === 0 ? part : toSource(values[i - 1] ?? '') + part)).join(''))
}

function toSource(value: string | number | Html | Html[]): string {
  if (value instanceof Html) return value.source
  if (Array.isArray(value)) return value.map((item) => item.source).join('')
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}
