import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * The parts of a page that are seen by scrolling: where a press leads to the page, they are rendered once its beginning
 * is painted. Where it was left, or at one of its parts, and in its HTML they are there at once.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isPressed = useNavigationType() !== NavigationType.Pop
  const { hash } = useLocation()
  const [isShown, setIsShown] = useState(!isPressed || hash !== '')
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsShown(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  // Its room keeps the foot of the page out of sight.
  return isShown ? children : <div className="h-dvh" />
}
