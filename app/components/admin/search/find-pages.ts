import type { StaffMessages } from '#shared/messages/en/admin.ts'
import { OFFICE_PAGES, type OfficePage } from './office-pages.ts'

const MOST = 5
/** Thai has no spaces between words: so many letters find a word inside of others. */
const INSIDE = 3

/** The pages of the office that a text means, those named so first; words are matched by their beginnings, in any case. */
export function findPages(
  search: string,
  { texts, isAdmin }: { texts: StaffMessages; isAdmin: boolean },
): (Pick<OfficePage, 'target'> & { label: string })[] {
  const typed = fold(search)
  const words = wordsOf(typed)
  if (words.length === 0) return []
  return OFFICE_PAGES.filter(({ adminOnly }) => isAdmin || !adminOnly)
    .map(({ target, label, words: others }) => {
      const name = label(texts)
      return { target, label: name, rank: rankOf(words, { typed, name: fold(name), others: fold(others) }) }
    })
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, MOST)
    .map(({ target, label }) => ({ target, label }))
}

/** 3 if the name begins so, 2 if its words do, 1 if others for it do, 0 if none. */
function rankOf(words: string[], page: { typed: string; name: string; others: string }): number {
  if (page.name.startsWith(page.typed)) return 3
  const named = wordsOf(page.name)
  if (words.every((word) => named.some((one) => meets(one, word)))) return 2
  const all = [...named, ...wordsOf(page.others)]
  return words.every((word) => all.some((one) => meets(one, word))) ? 1 : 0
}

function meets(word: string, typed: string): boolean {
  return (
    word.startsWith(typed) ||
    (/\p{Script=Thai}/u.test(typed) && typed.length >= INSIDE && word.includes(typed))
  )
}

const wordsOf = (text: string) => text.split(/[\s:,/-]+/).filter(Boolean)

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()
}
