import { createContext } from 'react'

export type FormChoice = { value: string; text: string }
/** The choices of a form that are records of the shop, by the names of its fields. */
export type FormChoices = Partial<Record<string, readonly FormChoice[]>>

export const FormChoicesContext = createContext<FormChoices>({})
