import { type RefObject, useEffect, useState } from 'react'

/**
 * True if every required field of a button's form holds something. It is until scripts have looked, so that the form
 * works without them. What a browser filled in is hidden from scripts until the page is touched, and counts all the
 * same.
 */
export function useIsFilled(button: RefObject<HTMLButtonElement | null>, isAsked: boolean): boolean {
  const [isFilled, setIsFilled] = useState(true)
  useEffect(() => {
    const form = button.current?.form
    if (!isAsked || !form) return
    function look() {
      const fields = form?.querySelectorAll<HTMLInputElement>('input[required]') ?? []
      setIsFilled(Array.from(fields).every((field) => field.value !== '' || field.matches(':autofill')))
    }
    look()
    const events = ['input', 'focusin', 'pointerenter']
    for (const event of events) form.addEventListener(event, look)
    return () => {
      for (const event of events) form.removeEventListener(event, look)
    }
  }, [button, isAsked])
  return isFilled
}
