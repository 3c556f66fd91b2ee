import type { ChangedField } from '#app/components/admin/changed/changed-notice.tsx'
import type { FormChoices } from './form-choices.ts'
import type { AnyField, AnyFields, AnyRows, FormValues, ReadValue } from './field-kinds.ts'
import { type InputOf, inputsOfField, inputsOfRow, readingOf, rowNames } from './inputs-of.ts'
import { inputLabel } from './input-label.ts'
import { valueInWords } from './value-in-words.ts'
import type { FormTexts } from './use-form-texts.ts'

type InWords = { texts: FormTexts; choices: FormChoices }

/** The fields in which what is saved now differs from what was typed, in words; lists of rows as a whole. */
export function changedFields(
  fields: AnyFields,
  { saved, typed }: { saved: FormValues; typed: FormValues },
  words: InWords,
): ChangedField[] {
  const [is, was] = [readingOf(saved), readingOf(typed)]
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'rows') {
      const label = field.label(words.texts, 0)
      return differing(label, rowsInWords(field, name, is, words), rowsInWords(field, name, was, words))
    }
    // Each of two versions may have parts that the other has not.
    const inputs = [...inputsOfField(field, name, is), ...inputsOfField(field, name, was)]
    return [...new Map(inputs.map((input) => [input.name, input])).values()].flatMap((input) => {
      const now = was(input.name) ?? (input.parts && '')
      // A moderator's form has fewer fields: what it does not hold was not typed.
      if (now === undefined || input.field.kind === 'hidden') return []
      const say = (value: string, read: ReadValue) => valueInWords(input, value, { ...words, read })
      const before = is(input.name) ?? ''
      return before === now
        ? []
        : differing(inputLabel(input, words.texts, was), say(before, is), say(now, was))
    })
  })
}

const differing = (label: string, saved: string, typed: string): ChangedField[] =>
  saved === typed ? [] : [{ label, saved, typed }]

/** Joins what stands in the rows of a list, one after the other. */
function rowsInWords(field: AnyRows, name: string, read: ReadValue, words: InWords): string {
  const said = rowNames(field, name, read).flatMap((row) =>
    [...inputsOfRow(field, row, read)].map((input) => rowInputInWords(input, read, words)),
  )
  return said.filter((text) => text !== '').join(' · ')
}

/** A box in a row is there, or is not. */
function rowInputInWords(input: InputOf, read: ReadValue, words: InWords): string {
  const value = read(input.name) ?? ''
  const kind: AnyField['kind'] = input.field.kind
  if (kind === 'hidden') return ''
  if (kind !== 'box' && kind !== 'boxes') return valueInWords(input, value, { ...words, read })
  return value === 'on' ? inputLabel(input, words.texts, read) : ''
}
