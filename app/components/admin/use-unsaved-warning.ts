import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useBlocker } from 'react-router'

type UnsavedWarning = {
  question: string
  /** While the form is on its way, leaving is what it asks for. */
  isSending: boolean
  /** The form came back with something that was typed and not saved. */
  wasTyped?: boolean
  /** The form goes with its page's search, too: what is behind it is another page of a list. */
  isOfSearch?: boolean
}

/**
 * Asks before a page is left on which something was typed that is not saved: the browser in its words where the page is
 * closed, the office in its own where a link is followed.
 * @returns for the form
 */
export function useUnsavedWarning({
  question,
  isSending,
  wasTyped = false,
  isOfSearch = false,
}: UnsavedWarning) {
  const isTyped = useRef(wasTyped)
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
      (currentLocation.pathname !== nextLocation.pathname ||
        (isOfSearch && currentLocation.search !== nextLocation.search)) &&
      !window.confirm(question),
  )
  return {
    onInput(_event: FormEvent) {
      isTyped.current = true
    },
  }
}
