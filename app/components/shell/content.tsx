import { type ReactNode, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

type ContentProps = { children: ReactNode; className?: string }

/**
 * The page itself. On a new one the focus goes to its beginning, or to the heading of the part that a press has led to, as
 * it would without scripts. Where a press has led back to its own page, and what was pressed is gone, it goes to the
 * heading. What is still there keeps its place, although Safari does not focus links and buttons that are clicked.
 */
export function Content({ children, className = '' }: ContentProps) {
  const main = useRef<HTMLElement>(null)
  const { pathname, hash, key } = useLocation()
  const isPressed = useNavigationType() === NavigationType.Push
  const shown = useRef({ pathname, key })
  const pressed = useRef<EventTarget>(null)
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, key }
    if (before.key === key) return
    const isNew = before.pathname !== pathname
    const part = hash && (isNew || isPressed) ? document.getElementById(hash.slice(1)) : undefined
    if (!isNew && !part && (document.activeElement !== document.body || isSeen(pressed.current))) return
    const folded = part?.closest('details:not([open])')
    if (part && folded) {
      folded.setAttribute('open', '')
      part.scrollIntoView()
    }
    const heading = part?.matches('h1, h2, h3')
      ? part
      : (part ?? (isNew ? undefined : main.current))?.querySelector<HTMLElement>('h1, h2, h3')
    if (heading) heading.tabIndex = -1
    ;(heading ?? main.current)?.focus({ preventScroll: true })
  }, [pathname, hash, key, isPressed])
  return (
    <main
      ref={main}
      id="content"
      tabIndex={-1}
      onClickCapture={({ target }) => {
        pressed.current = target
      }}
      className={`min-h-[60vh] outline-none ${className}`}
    >
      {children}
    </main>
  )
}

const isSeen = (pressed: EventTarget | null) => pressed instanceof Element && pressed.checkVisibility()
