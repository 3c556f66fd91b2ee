import { createContext, type ReactNode, use } from 'react'
import type { Unconfirmed } from './form-reply.ts'

/**
 * The state that a form's fields and buttons show: values to begin with, a sentence for each wrong field, the request
 * under way.
 */
export const FormState = createContext<{
  values: Partial<Record<string, string>>
  errors: Partial<Record<string, string>>
  /** The intent of the button whose request is under way. */
  pendingIntent?: string | undefined
  /** Begins the ids of its fields, where a page has several forms with fields of one name. */
  idPrefix?: string | undefined
  /** The password has to be typed before the form can do what the button of this intent does. */
  asksFor?: ({ intent: string } & Unconfirmed) | undefined
}>({ values: {}, errors: {} })

/** Asks for the password, in forms of the office alone: no public page loads it. */
export const PasswordQuestion = createContext<(asked: { intent: string } & Unconfirmed) => ReactNode>(
  () => null,
)

/** Returns what a control needs of its form's state. */
export function useField(name: string) {
  const { values, errors, idPrefix } = use(FormState)
  const id = fieldId(idPrefix ? `${idPrefix}.${name}` : name)
  return { id, value: values[name], error: errors[name], errorId: `${id}-error`, hintId: `${id}-hint` }
}

/** Names are dotted paths into the input; ids without dots and underscores are easier to point at from CSS. */
export function fieldId(name: string): string {
  return name.replace(/[._]/g, '-')
}
