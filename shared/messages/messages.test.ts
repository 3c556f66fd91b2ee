import { posix } from 'node:path'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../kernel/locale.ts'
import { HOSTED_PROVIDERS } from '../orders/payment-methods.ts'
import { type Notice, notices as noticesEn } from './en/notices.ts'
import { notices as noticesTh } from './th/notices.ts'
import { textsOf } from './texts-of.ts'

type Text = string | ((...args: never[]) => string)

/** Every text by its path: `cart.changes.price`. */
function textsIn(messages: object, path = ''): Map<string, Text> {
  const texts = new Map<string, Text>()
  for (const [key, value] of Object.entries(messages) as [string, unknown][]) {
    const here = path ? `${path}.${key}` : key
    if (typeof value === 'string' || typeof value === 'function') texts.set(here, value as Text)
    else if (typeof value === 'object' && value !== null)
      textsIn(value, here).forEach((text, at) => texts.set(at, text))
    else throw new Error(`${here} is no text`)
  }
  return texts
}

/** Calls a text with numbers, or with words where it needs words, for its parameters. */
function say(text: Text, values: (number | string)[]): string {
  if (typeof text === 'string') return text
  return (text as unknown as (...args: (number | string)[]) => string)(...values)
}

const SAMPLES = [
  [1, 71, 72, 73, 74],
  [37, 71, 72, 73, 74],
  ['Aaa', 'Bbb', 'Ccc', 'Ddd', 'Eee'],
]
/** Texts that take other values than the samples: a closed set, a number alone, what the doctor has found (its own test says them). */
const TAKES_OTHER_VALUES =
  /^(reviewList\.average|recipeList\.spiceUpTo|recipe\.(pieces|unit)|recipes\.duration|menu\.spiceUpTo|reserve\.at|chatWindow\.slot|product\.(weight|unitPrice)|staff\.products\.sizes\.weight|staff\.doctor\.(unseen|findings\..+\.says\..+))$/
const english = textsIn(textsOf('en'))
const thai = textsIn(textsOf('th'))
const paths = [...new Set([...english.keys(), ...thai.keys()])].filter(
  (path) => !TAKES_OTHER_VALUES.test(path),
)

/** Names and abbreviations that are written in Latin letters in Thai too. */
const LATIN_IN_THAI = new RegExp(
  String.raw`^[^\p{L}]*(?:(?:KROK|CVC|EFT|API|SPF|DKIM|DMARC|${Object.values(HOSTED_PROVIDERS).join('|')}|English|Instagram|Facebook|OpenAPI)[^\p{L}]*)+$`,
  'u',
)

describe('every text', () => {
  test('exists in both languages', () => {
    expect([...thai.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    expect(english.size).toBeGreaterThan(100)
  })

  test.each(paths)('%s', (path) => {
    const [inEnglish, inThai] = [english.get(path), thai.get(path)]
    if (inEnglish === undefined || inThai === undefined) throw new Error('it is missing in one language')
    expect(typeof inThai).toBe(typeof inEnglish)

    for (const values of SAMPLES) {
      const [saidInEnglish, saidInThai] = [say(inEnglish, values), say(inThai, values)]
      for (const said of [saidInEnglish, saidInThai]) {
        expect(said.trim()).toBe(said)
        expect(said).not.toMatch(/^$|undefined|\[object|NaN/)
      }
      // Words are translated; what has none (numbers, punctuation) may stay.
      const ownWords = saidInEnglish.replace(/Aaa|Bbb|Ccc|Ddd|Eee/g, '')
      if (/\p{Script=Latin}{2,}/u.test(ownWords) && !LATIN_IN_THAI.test(saidInThai)) {
        expect(saidInThai).toMatch(/\p{Script=Thai}/u)
      }
      expect(saidInEnglish).not.toMatch(/\p{Script=Thai}{12,}/u)
      // One spelling of ำ and of แ, and no year of the Buddhist era.
      expect(saidInThai).not.toMatch(/\u0e4d[\u0e48-\u0e4b]?\u0e32|\u0e40\u0e40|25[67]\d/)
    }
  })

  test('says the same values in both languages', () => {
    const [, , words = []] = SAMPLES
    for (const path of paths) {
      const [inEnglish, inThai] = [english.get(path), thai.get(path)]
      if (typeof inEnglish !== 'function' || typeof inThai !== 'function') continue
      const spoken = (text: Text) => words.filter((word) => say(text, words).includes(String(word)))
      expect([path, ...spoken(inThai)]).toEqual([path, ...spoken(inEnglish)])
    }
  })
})

const FOLDER = new URL('.', import.meta.url)
/** Every file of texts of a language, by its path in the language's folder. */
const filesOf = (locale: string) => globSync('**/*.ts', { cwd: new URL(locale, FOLDER) }).toSorted()

test.each(LOCALES.filter((locale) => locale !== 'en'))('every file of texts has its twin in %s', (locale) => {
  expect(filesOf(locale)).toEqual(expect.arrayContaining(filesOf('en')))
})

test.each(LOCALES)('all texts of the shop in %s are in its index, or in a text that is', (locale) => {
  const imported = new Set(
    filesOf(locale).flatMap((file) =>
      [...readFileSync(new URL(`${locale}/${file}`, FOLDER), 'utf8').matchAll(/ from '(\..*)'/g)].map(
        ([, path = '']) => posix.join(posix.dirname(file), path),
      ),
    ),
  )
  expect(filesOf(locale).filter((file) => file !== 'index.ts' && !imported.has(file))).toEqual([])
})

test('a notice that no room declares, and rooms that lack one, do not compile', () => {
  // @ts-expect-error no room declares it
  const unknown: Notice = 'something-saved'
  const { saved: _, ...others } = noticesTh
  // @ts-expect-error it lacks one
  const incomplete: typeof noticesEn = others
  expect([unknown, incomplete]).toHaveLength(2)
})
