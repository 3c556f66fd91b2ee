import { createContext } from 'react'

/** Changes the rows of a form in its place: see `rearranged`. */
export const RowCommands = createContext<(form: HTMLFormElement, command: string) => void>(() => undefined)
