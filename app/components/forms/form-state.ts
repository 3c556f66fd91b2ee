import { createContext, use } from 'react'

/** What the server said of a form: the values to go on from, and a sentence for each field that is wrong. */
export const FormState = createContext<{
  values: Partial<Record<string, string>>
  errors: Partial<Record<string, string>>
}>({ values: {}, errors: {} })

/** What a control needs of its form's state. */
export function useField(name: string) {
  const { values, errors } = use(FormState)
  const id = fieldId(name)
  return { id, value: values[name], error: errors[name], errorId: `${id}-error`, hintId: `${id}-hint` }
}

/** Names are dotted paths into the input; ids without dots and underscores are easier to point at from CSS. */
export function fieldId(name: string): string {
  return name.replace(/[._]/g, '-')
}
