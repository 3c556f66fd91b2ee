import { foldWord } from './fold.ts'

/** Rows of the Kedmanee keyboard, each followed by what its keys write with Shift: a finger hits the next key. */
const ROWS = ['ๅภถุึคตจขช', 'ูฎฑธณญฐ', 'ไำพะัีรนยบล', 'ฟหกดเาสวง', 'ฤฆฏโษศซ', 'ผปแอิืทมใฝ', 'ฉฮฒฬฦ']
/** Letters that sound alike, at the end of a syllable at least. */
const SOUNDS = ['จชซดตถทส', 'รลน', 'บปผพฟ', 'กขค', 'อโ', 'เแ', 'ัะา', 'ิึุ', 'ไย']

const pairsOf = (letters: string[]) =>
  letters.flatMap((one, at) => letters.slice(at + 1).map((other) => one + other))
const SLIPS: ReadonlySet<string> = new Set(
  [
    ...ROWS.flatMap((row) => Array.from(row, (one, at) => foldWord(one) + foldWord(row[at + 1] ?? ''))),
    ...SOUNDS.flatMap((letters) => pairsOf(Array.from(letters))),
  ].flatMap((pair) => [pair, Array.from(pair).toReversed().join('')]),
)

/** True if one folded Thai text is the other but for one letter that sounds like it or stands beside it on the keyboard. */
export function isSlipOf(typed: string, meant: string): boolean {
  if (typed.length !== meant.length) return false
  let slips = 0
  for (let at = 0; at < meant.length; at += 1) {
    if (typed[at] === meant[at]) continue
    slips += 1
    if (slips > 1 || !SLIPS.has(`${typed[at]}${meant[at]}`)) return false
  }
  return slips === 1
}
