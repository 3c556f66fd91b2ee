import type { RefObject } from 'react'

/** Takes the focus on where the step that had it gives way to choosing a time: to the first time, or to how many come. */
export function focusOnTimes(form: RefObject<HTMLFormElement | null>): void {
  requestAnimationFrame(() => {
    const first =
      form.current?.querySelector('button') ?? form.current?.parentElement?.querySelector('select')
    first?.focus()
  })
}
