import { MIN_PASSWORD_LENGTH, type PasswordFault } from '#shared/accounts/password-policy.ts'

/** The password follows the rules of its form, but is among those that everybody tries. */
export type WeakPassword = { reason: 'weak_password'; faults: PasswordFault[] }

/** Words that anybody would try here first. */
const OWN_WORDS = new Set([
  'krok',
  'ครก',
  'กรก',
  'curry',
  'paste',
  'sauce',
  'shop',
  'admin',
  'thai',
  'bangkok',
])
/** A year of either calendar. */
const YEAR = /^(19|20|25)\d\d$/
const [SHORTEST_WORD, LONGEST_WORD] = [3, 20]
/** A word's worth in a password, in characters: one of the list is one of many, our own and years are one of few. */
const WORTH = { listed: 3, own: 1 }

/**
 * Refuses a new password that is common, or common words with a little around them: `Welcome-2026!`, `P@ssw0rd1`,
 * `Krok-2026`. A common word counts as three characters, one of ours or a year as one, and eight are the least. The list is the one of zxcvbn-ts: about
 * 49,000 passwords by how often they were found in leaks.
 */
export async function refuseCommonPassword(
  password: string,
): Promise<({ ok: false } & WeakPassword) | undefined> {
  const words = await knownWords()
  const isCommon = spellings(password).some((text) => worthOf(text, words) < MIN_PASSWORD_LENGTH)
  return isCommon ? { ok: false, reason: 'weak_password', faults: ['predictable'] } : undefined
}

let known: Set<string> | undefined

/** Read when the first password is chosen: two megabytes that most processes of a test never need. */
async function knownWords(): Promise<Set<string>> {
  if (known) return known
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  known = new Set(dictionary['passwords-common'].map(String))
  return known
}

/** The password as it is, and with the usual stand-ins for letters put back. */
function spellings(password: string): string[] {
  const plain = password.normalize('NFKC').toLowerCase()
  const folded = plain.replace(/[@4305$7+]/g, (sign) => STANDS_FOR[sign] ?? sign)
  return [plain, folded.replace(/[1!|]/g, 'i'), folded.replace(/[1!|]/g, 'l'), folded]
}
const STANDS_FOR: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
}

/** The least that a text is worth when the words in it are counted as words; each other character counts as one. */
function worthOf(text: string, words: ReadonlySet<string>): number {
  const characters = Array.from(text)
  const worth = [0]
  for (let end = 1; end <= characters.length; end += 1) {
    let least = (worth[end - 1] ?? 0) + 1
    for (let begin = end - SHORTEST_WORD; begin >= Math.max(0, end - LONGEST_WORD); begin -= 1) {
      const word = characters.slice(begin, end).join('')
      const isOwn = OWN_WORDS.has(word) || YEAR.test(word)
      if (isOwn || words.has(word)) {
        least = Math.min(least, (worth[begin] ?? 0) + (isOwn ? WORTH.own : WORTH.listed))
      }
    }
    worth.push(least)
  }
  return worth.at(-1) ?? 0
}
