import { type ProductTexts, type TextKey, TRANSLATED, type Translated } from './product-fields.ts'
import { LOCALES, type Locale } from '../kernel/locale.ts'

export type TextMarks = { missingTexts: TextKey[]; staleTexts: TextKey[] }

const isEmpty = (text: string | string[]) => text.length === 0

/**
 * Lists the texts a translator has to look at. A text is missing if only another language has it. It is stale if another
 * language was changed after it, until it is changed too or somebody confirms that it is still right.
 * @param before undefined for a new product
 */
export function textMarks(
  before: { texts: ProductTexts; staleTexts: readonly string[] } | undefined,
  texts: ProductTexts,
  confirmed: readonly TextKey[] = [],
): TextMarks {
  const marks: TextMarks = { missingTexts: [], staleTexts: [] }
  for (const field of TRANSLATED) {
    for (const locale of LOCALES) {
      const key: TextKey = `${field}.${locale}`
      const others = LOCALES.filter((other) => other !== locale && !isEmpty(texts[field][other]))
      const isMissing = isEmpty(texts[field][locale])
      if (isMissing && others.length > 0) marks.missingTexts.push(key)
      if (isMissing || others.length === 0 || !before || confirmed.includes(key)) continue
      const isChanged = (language: Locale) => hasChanged(before.texts, texts, field, language)
      if (isChanged(locale)) continue
      const wasStale = before.staleTexts.includes(key)
      // A text that was behind and now follows does not put another behind.
      const isOvertaken = others.some(
        (other) => isChanged(other) && !before.staleTexts.includes(`${field}.${other}`),
      )
      if (wasStale || isOvertaken) marks.staleTexts.push(key)
    }
  }
  return marks
}

function hasChanged(before: ProductTexts, after: ProductTexts, field: Translated, locale: Locale): boolean {
  return JSON.stringify(before[field][locale]) !== JSON.stringify(after[field][locale])
}
