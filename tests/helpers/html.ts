import { type HTMLElement, parse } from 'node-html-parser'

/** A page as a browser without scripts reads it. */
export type Page = {
  /** The language that it declares. */
  language: string
  /** True if it contains a text, anywhere outside its markup. */
  says(text: string): boolean
  /** The elements that match a CSS selector, in their order. */
  all(selector: string): HTMLElement[]
  /** The text of the first element that matches a selector; '' if there is none. */
  textOf(selector: string): string
  /**
   * The value of a field; '' if it is empty.
   * @throws if the page has no such field
   */
  valueOf(name: string): string
  /** The names of the fields that are marked as wrong. */
  wrongFields(): string[]
  /** The hidden fields of the first form that matches a selector, by name. */
  hiddenFields(form: string): Record<string, string>
}

/** Reads the HTML of a page. */
export function readPage(html: string): Page {
  const root = parse(html)
  const all = (selector: string) => root.querySelectorAll(selector)
  return {
    language: all('html')[0]?.getAttribute('lang') ?? '',
    says: (text) => root.textContent.includes(text),
    all,
    textOf: (selector) => all(selector)[0]?.textContent.trim() ?? '',
    valueOf(name) {
      const [field] = all(`input[name="${name}"]`)
      if (!field) throw new Error(`the page has no field ${name}`)
      return field.getAttribute('value') ?? ''
    },
    wrongFields: () => all('[aria-invalid="true"]').map((field) => field.getAttribute('name') ?? ''),
    hiddenFields(form) {
      const fields = all(form)[0]?.querySelectorAll('input[type="hidden"]') ?? []
      return Object.fromEntries(
        fields.map((field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? '']),
      )
    },
  }
}

/** Reads the page in a response. */
export async function pageOf(response: Response): Promise<Page> {
  return readPage(await response.text())
}
