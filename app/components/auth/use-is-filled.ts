import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/**
 * Whether every required field of a form holds something. It does until scripts have looked, so that the form works
 * without them. What a browser filled in is hidden from scripts until the page is touched, and counts all the same.
 */
export function useIsFilled(form: RefObject<HTMLFormElement | null>) {
  const [isFilled, setIsFilled] = useState(true)
  function look() {
    const fields = form.current?.querySelectorAll<HTMLInputElement>('input[required]') ?? []
    setIsFilled(Array.from(fields).every((field) => field.value !== '' || field.matches(':autofill')))
  }
  const lookFirst = useEffectEvent(look)
  useEffect(() => lookFirst(), [])
  return { isFilled, lookAgain: { onInput: look, onFocus: look, onPointerEnter: look } }
}
