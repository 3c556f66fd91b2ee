/*
 * A language that nobody speaks, made of English: accented, a third longer, and with every value where it was. It is
 * copied beside the texts of the others (third-language.test.ts) and imports nothing.
 */

const ACCENTED: Partial<Record<string, string>> = {
  a: 'áä',
  e: 'éë',
  i: 'îï',
  o: 'óö',
  u: 'úü',
  A: 'ÁÄ',
  E: 'ÉË',
  I: 'ÎÏ',
  O: 'ÓÖ',
  U: 'ÚÜ',
}
/** Addresses, marks that are filled in, and HTML. */
const KEPT = /\S*[@/]\S*|\{\w+\}|<[^>]*>/u

function madeUpText(text: string, values: string[]): string {
  const kept = new RegExp(
    [KEPT.source, ...values.map((value) => value.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))].join('|'),
    'gu',
  )
  const said = (part: string) => part.replace(/[aeiou]/gi, (letter) => ACCENTED[letter] ?? letter)
  let made = ''
  let at = 0
  for (const match of text.matchAll(kept)) {
    made += said(text.slice(at, match.index)) + match[0]
    at = match.index + match[0].length
  }
  return made + said(text.slice(at))
}

/** Says texts in it: one, or an object of them. A text that takes values still takes them. */
export function madeUp<Texts>(texts: Texts, values: string[] = []): Texts {
  // Each branch makes what it was given.
  const made = (value: unknown) => value as Texts
  if (typeof texts === 'string') return made(madeUpText(texts, values))
  if (typeof texts === 'function') {
    return made((...given: unknown[]) =>
      madeUp(texts(...given), given.filter((value) => typeof value === 'string' && value !== '') as string[]),
    )
  }
  if (Array.isArray(texts)) return made(texts.map((text: unknown) => madeUp(text, values)))
  if (typeof texts !== 'object' || texts === null || Object.getPrototypeOf(texts) !== Object.prototype)
    return texts
  return made(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, madeUp(text, values)])))
}
