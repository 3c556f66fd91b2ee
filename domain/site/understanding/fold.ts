import { normalizeForSearch, wordsOf } from '#domain/catalog/catalog/index.ts'

export const isThai = (text: string) => /\p{Script=Thai}/u.test(text)

/** Thai letters that sound alike and are confused most: the first stands for the others. */
const SOUNDS: [letters: RegExp, one: string][] = [
  [/[ศษ]/g, 'ส'],
  [/ณ/g, 'น'],
  [/ฬ/g, 'ล'],
  [/ฆ/g, 'ค'],
  [/ฏ/g, 'ต'],
  [/ฎ/g, 'ด'],
  [/ภ/g, 'พ'],
  [/[ฑฒธ]/g, 'ท'],
  [/ฐ/g, 'ถ'],
  [/ี/g, 'ิ'],
  [/ื/g, 'ึ'],
  [/ู/g, 'ุ'],
  [/ใ/g, 'ไ'],
  [/ไ([ก-ฮ])ย/g, 'ไ$1'],
  [/ห([งญนมยรลว])/g, '$1'],
]
/** A letter that is written and not spoken, and marks of tone and length. */
const SILENT = /[ก-ฮ][ิุ]?์|[็-๎ๆ]/g

/** Spells a Thai word as it sounds, roughly: the commonest misspellings make no difference. */
const foldThai = (word: string) =>
  SOUNDS.reduce((folded, [letters, one]) => folded.replace(letters, one), word.replace(SILENT, ''))

/** An English word without plural, which some write with a z, and without double letters: curries, chillies and chilli find curry and chili. */
function foldLatin(word: string): string {
  const singular =
    word.length > 4 && word.endsWith('ies')
      ? `${word.slice(0, -3)}y`
      : /(?:s|x|ch|sh)es$/.test(word) && !/[aeiou]ses$/.test(word)
        ? word.slice(0, -2)
        : word.length > 3 && /[^s]s$|z$/.test(word)
          ? word.slice(0, -1)
          : word
  return singular.replace(/(\p{L})\1/gu, '$1')
}

export const foldWord = (word: string) => (isThai(word) ? foldThai(word) : foldLatin(word))

/** The folded words of a text of people. */
export const foldedWords = (text: string) => wordsOf(normalizeForSearch(text)).map(foldWord).filter(Boolean)

/** Words as one line, in which Thai is written without spaces and every other word has one on each side. */
export function toLine(words: string[]): string {
  let line = ' '
  for (const word of words) {
    const isJoined = isThai(word) && isThai(line.at(-2) ?? '')
    line = `${isJoined ? line.slice(0, -1) : line}${word} `
  }
  return line
}
