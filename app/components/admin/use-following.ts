import { useEffect, useRef } from 'react'

/**
 * A field that shows `value` again once that has changed, e.g. by the back button. What was typed before scripts had
 * loaded stays.
 */
export function useFollowing<Field extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<Field>(null)
  const shown = useRef(value)
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    if (field.current) field.current.value = value
  }, [value])
  return field
}
