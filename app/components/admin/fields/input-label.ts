import type { ReadValue } from './field-kinds.ts'
import { type InputOf, NONE } from './inputs-of.ts'
import type { FormTexts } from './use-form-texts.ts'

/** The label of an input where it stands alone: of a text its language too, of a box what the others are about. */
export function inputLabel(
  { field, locale, value, number = 0, parts }: InputOf,
  texts: FormTexts,
  read: ReadValue,
): string {
  if (field.kind === 'hidden' || !('label' in field)) return ''
  const plain = field.label(texts, number)
  const label = locale ? `${plain} (${texts.languages[locale]})` : plain
  if (parts) return parts.inPart(texts, number, label)
  if (field.kind === 'boxes' && value === NONE && field.none) return field.none(texts, number)
  if (field.kind === 'boxes' && value !== undefined)
    return `${label}: ${field.words(texts, read)[value] ?? value}`
  return label
}
