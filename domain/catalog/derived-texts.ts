import type { LocalizedText } from '#shared/locale.ts'
import { shortDescriptionOf } from './internal.ts'
import { normalizeForSearch, wordsOf } from './search-text.ts'

/** The columns that are made from a product's name and description, whenever these are written. */
export function derivedTexts({ name, description }: { name: LocalizedText; description: LocalizedText }) {
  const searchName = normalizeForSearch(`${name.en} ${name.th}`)
  const searchText = `${searchName} ${normalizeForSearch(`${description.en} ${description.th}`)}`
  return {
    shortDescription: shortDescriptionOf(description),
    searchName,
    searchText,
    searchWords: wordsOf(searchText).join(' '),
  }
}
