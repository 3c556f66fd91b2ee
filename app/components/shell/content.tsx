import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

type ContentProps = { children: ReactNode; className?: string }

/** The page itself. On a new one the focus goes to its beginning, as it would without scripts. */
export function Content({ children, className = '' }: ContentProps) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <main ref={main} id="content" tabIndex={-1} className={`min-h-[60vh] outline-none ${className}`}>
      {children}
    </main>
  )
}
