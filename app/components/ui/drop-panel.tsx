import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useLayer } from './use-layer.ts'

type DropPanelProps = {
  /** The name of what the button opens, for screen readers. */
  label: string
  /** The content of the button. */
  button: ReactNode
  children: ReactNode
  className?: string
  buttonClassName?: string
  panelClassName: string
  onOpen?: () => void
  onClose?: () => void
}

/**
 * A button of the banner with a panel under it. A native `details`, so it opens before scripts have loaded; with
 * them it closes on Escape, on a click or a step outside, and when the page changes; on a phone, where it is as wide as the
 * screen, on Back.
 */
export function DropPanel(props: DropPanelProps) {
  const {
    label,
    button,
    children,
    className = '',
    buttonClassName = '',
    panelClassName,
    onOpen,
    onClose,
  } = props
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const shownFor = useRef(key)
  const [coversPage, setCoversPage] = useState(false)
  useLayer('panel', coversPage, close)

  function close() {
    if (!details.current) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
  }

  useEffect(() => {
    // A panel opened before scripts had loaded stays open.
    if (shownFor.current !== key) details.current?.removeAttribute('open')
    shownFor.current = key
  }, [key])

  useEffect(() => {
    function closeFromOutside(event: PointerEvent) {
      const panel = details.current
      if (panel?.open && event.target instanceof Node && !panel.contains(event.target)) panel.open = false
    }
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  }, [])

  return (
    <details
      ref={details}
      name="banner"
      className={className}
      onToggle={(event) => {
        const panel = event.currentTarget
        setCoversPage(panel.open && matchMedia('(width < 48rem)').matches)
        if (panel.open) {
          panel.querySelector<HTMLElement>('[data-first-focus]')?.focus()
          onOpen?.()
        } else onClose?.()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && event.currentTarget.open) close()
      }}
      onBlur={(event) => {
        const { currentTarget, relatedTarget } = event
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
    >
      <summary
        aria-label={label}
        className={`grid min-h-11 min-w-11 list-none place-items-center rounded-full hover:bg-line [&::-webkit-details-marker]:hidden ${buttonClassName}`}
      >
        {button}
      </summary>
      <div className={`stroke-in ${panelClassName}`}>{children}</div>
    </details>
  )
}
