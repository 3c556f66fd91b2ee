import type { LocalizedText } from '#shared/kernel/locale.ts'
import { shortDescriptionOf } from './internal.ts'
import { searchColumns } from './search-text.ts'

/** The columns that are made from a product's name and description, whenever these are written. */
export function derivedTexts({ name, description }: { name: LocalizedText; description: LocalizedText }) {
  return {
    shortDescription: shortDescriptionOf(description),
    ...searchColumns(name, `${description.en} ${description.th}`),
  }
}
