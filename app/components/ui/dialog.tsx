import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icons.tsx'
import { useLayer } from './use-layer.ts'

type DialogProps = {
  /** Names its layer: see `useLayer`. */
  layer?: string
  /** The id of its heading. */
  labelledBy?: string
  /** Its name, where it has no heading. */
  label?: string
  closeLabel: string
  /** Focused first; without it the dialog itself, so that its name is read. */
  focusOn?: string
  className: string
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog over the page: there while it is open. Escape, Back, the button and a press beside it close it, and the focus
 * goes back to where it was.
 */
export function Dialog(props: DialogProps) {
  const { layer = 'dialog', labelledBy, label, closeLabel, focusOn, className, onClose, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useLayer(layer, true, () => dialog.current?.close())
  useEffect(() => {
    const { current } = dialog
    if (!current?.open) current?.showModal()
    const first = focusOn ? current?.querySelector<HTMLElement>(focusOn) : current
    first?.focus()
  }, [focusOn])
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-label={label}
      className={`overflow-y-auto overscroll-contain bg-rice text-charcoal shadow-float outline-none backdrop:bg-charcoal/60 ${className}`}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <div className="relative min-h-full p-6 sm:p-8">
        <button
          type="button"
          className="absolute top-3 right-3 z-10 grid size-11 place-items-center rounded-full hover:bg-line"
          aria-label={closeLabel}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" className="size-5" />
        </button>
        {children}
      </div>
    </dialog>
  )
}
