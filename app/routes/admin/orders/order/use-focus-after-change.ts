import { type RefObject, useEffect, useRef } from 'react'

/** Focuses a heading when what stands under it has changed, and the button that was pressed has gone with its form. */
export function useFocusAfterChange(title: RefObject<HTMLElement | null>, state: string): void {
  const shown = useRef(state)
  useEffect(() => {
    const hasChanged = shown.current !== state
    shown.current = state
    if (hasChanged && document.activeElement === document.body) title.current?.focus()
  }, [title, state])
}
