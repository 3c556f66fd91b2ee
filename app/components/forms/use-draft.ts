import { type RefObject, useEffect } from 'react'
import type { DraftOptions } from './keep-draft.ts'

/** Keeps what is typed, by code that comes after the page: see `keepDraft`. `reply` is the form's last answer. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { about, key, person, names, endsWith, isChecked, checkAgain }: Omit<DraftOptions, 'isAnswered'>,
  reply: unknown,
): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    void import('./keep-draft.ts').then(({ keepDraft }) => {
      if (!form.current || isOver) return
      stop = keepDraft(form.current, {
        about,
        key,
        person,
        names,
        endsWith,
        isAnswered: reply !== undefined,
        isChecked,
        checkAgain,
      })
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [form, about, key, person, names, endsWith, isChecked, checkAgain, reply])
}
