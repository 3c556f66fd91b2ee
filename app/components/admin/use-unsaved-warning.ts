import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useBlocker } from 'react-router'

/**
 * Asks before a page is left on which something was typed that is not saved: the browser in its words where the page is
 * closed, the office in its own where a link is followed.
 * @param isSending while the form is on its way, leaving is what it asks for
 * @returns for the form
 */
export function useUnsavedWarning(question: string, isSending: boolean) {
  const isTyped = useRef(false)
  const wouldLose = useEffectEvent(() => isTyped.current && !isSending)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (wouldLose()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      isTyped.current &&
      !isSending &&
      currentLocation.pathname !== nextLocation.pathname &&
      !window.confirm(question),
  )
  return {
    onInput(_event: FormEvent) {
      isTyped.current = true
    },
  }
}
