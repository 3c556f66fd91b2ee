import type { FormChoices } from './form-choices.ts'
import type { ReadValue } from './field-kinds.ts'
import { type InputOf, NONE } from './inputs-of.ts'
import type { FormTexts } from './use-form-texts.ts'

type Words = { texts: FormTexts; choices: FormChoices; read: ReadValue }

/** Says what an input holds, as its page would show it. */
export function valueInWords(
  { field, name }: InputOf,
  value: string,
  { texts, choices, read }: Words,
): string {
  switch (field.kind) {
    case 'box':
    case 'boxes':
      return value === 'on' ? texts.products.yes : texts.products.no
    case 'choice': {
      if (value === NONE && field.none) return field.none(texts, 0)
      const record = choicesOf(choices, field.choices ?? name).find((one) => one.value === value)
      // Typed by anybody: only a value that has words of its own is said in them.
      const words: Readonly<Record<string, string>> = field.words?.(texts, read) ?? {}
      return record?.text ?? (Object.hasOwn(words, value) ? words[value] : undefined) ?? value
    }
    case 'time':
      return value.replace('T', ' ')
    default:
      return value
  }
}

/** The choices of a field of this name; the places of a list share theirs. */
export function choicesOf(choices: FormChoices, name: string) {
  return choices[name.replace(/\.\d+$/, '')] ?? []
}
