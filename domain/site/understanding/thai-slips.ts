import { foldWord } from './fold.ts'

/** Rows of the Kedmanee keyboard, each followed by what its keys write with Shift: a finger hits the next key. */
const ROWS = ['ๅภถุึคตจขช', 'ูฎฑธณญฐ', 'ไำพะัีรนยบล', 'ฟหกดเาสวง', 'ฤฆฏโษศซ', 'ผปแอิืทมใฝ', 'ฉฮฒฬฦ']
/** Letters that sound alike everywhere, and where a syllable ends, which is not where a word begins. */
const SOUNDS = ['ซส', 'ทถ', 'จช', 'รลน', 'ปผพฟ', 'กขค', 'อโ', 'เแ', 'ัะา', 'ิึุ', 'ไย']
const FINAL_SOUNDS = ['จชซดตถทส', 'บปผพฟ']

const bothWays = (pairs: string[]) =>
  new Set(pairs.flatMap((pair) => [pair, Array.from(pair).toReversed().join('')]))
const pairsIn = (groups: string[]) =>
  groups.flatMap((group) =>
    Array.from(group).flatMap((one, at) => Array.from(group.slice(at + 1), (other) => one + other)),
  )
const SLIPS = bothWays([
  ...ROWS.flatMap((row) => Array.from(row, (one, at) => foldWord(one) + foldWord(row[at + 1] ?? ''))),
  ...pairsIn(SOUNDS),
])
const FINAL_SLIPS = bothWays(pairsIn(FINAL_SOUNDS))

/** True if one folded Thai text is the other but for one letter that sounds like it or stands beside it on the keyboard. */
export function isSlipOf(typed: string, meant: string): boolean {
  if (typed.length !== meant.length) return false
  let slips = 0
  for (let at = 0; at < meant.length; at += 1) {
    if (typed[at] === meant[at]) continue
    slips += 1
    const pair = `${typed[at]}${meant[at]}`
    if (slips > 1 || !(SLIPS.has(pair) || (at > 0 && FINAL_SLIPS.has(pair)))) return false
  }
  return slips === 1
}
