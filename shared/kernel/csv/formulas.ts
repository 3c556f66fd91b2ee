/*
 * Spreadsheets run a cell that begins with one of these characters as a formula, some also their full-width forms
 * (https://owasp.org/www-community/attacks/CSV_Injection). An apostrophe in front makes it text.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/
const HARMLESS = /^'+[=+\-@\t\r＝＋－＠]/

/** A text that no spreadsheet runs; `restored` gives back exactly what it was. */
export function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** The text that `harmless` was given. */
export function restored(text: string): string {
  return HARMLESS.test(text) ? text.slice(1) : text
}
