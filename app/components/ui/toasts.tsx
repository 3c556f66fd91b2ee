import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { useMessages } from '#app/components/i18n/locale.tsx'
import { Icon } from './icons.tsx'

const MAX_VISIBLE = 3
const DURATION_MS = 4_000

type Toast = { title: string; description?: string; tone?: 'default' | 'error' | 'success' }
type ShownToast = Toast & { id: number }

const ToastContext = createContext<((toast: Toast) => void) | undefined>(undefined)

/** Gives the function that shows a short message in the corner of the page. */
export function useToast(): (toast: Toast) => void {
  const toast = use(ToastContext)
  if (!toast) throw new Error('useToast must be used within a ToastProvider')
  return toast
}

/** Shows at most three messages, four seconds each; they wait while the pointer or the focus is on them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([])
  const [isHeld, setIsHeld] = useState(false)
  const lastId = useRef(0)
  const corner = useRef<HTMLElement>(null)
  const messages = useMessages()

  const show = useCallback((toast: Toast) => {
    const id = ++lastId.current
    setToasts((shown) => [...shown, { ...toast, id }].slice(-MAX_VISIBLE))
    // A dialog that is open covers everything but what came to the top after it.
    if (!document.querySelector('dialog[open]')) return
    corner.current?.hidePopover()
    corner.current?.showPopover()
  }, [])
  useEffect(() => corner.current?.showPopover(), [])
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id))
    // The button that had the focus is gone, and with it the event that would let go.
    setIsHeld(false)
  }, [])

  return (
    <ToastContext value={show}>
      {children}
      <section
        ref={corner}
        popover="manual"
        aria-label={messages.shell.notifications}
        aria-live="polite"
        className="toasts pointer-events-none fixed inset-x-4 top-auto bottom-4 m-0 flex w-auto flex-col items-end gap-2 overflow-visible bg-transparent sm:left-auto"
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} isHeld={isHeld} onDismiss={dismiss} />
        ))}
      </section>
    </ToastContext>
  )
}

const MARKS = { default: 'border-turmeric', error: 'border-chilli', success: 'border-lime' }

function ToastCard(props: { toast: ShownToast; isHeld: boolean; onDismiss: (id: number) => void }) {
  const { toast, isHeld, onDismiss } = props
  const { common } = useMessages()
  const tone = toast.tone ?? 'default'
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => onDismiss(toast.id), DURATION_MS)
    return () => clearTimeout(timer)
  }, [isHeld, onDismiss, toast.id])

  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={`stroke-in on-leaf pointer-events-auto flex w-full items-start gap-3 rounded-card border-l-4 bg-leaf py-3 pr-2 pl-4 text-coconut shadow-float sm:w-96 ${MARKS[tone]}`}
    >
      <div className="grow py-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="text-sm">{toast.description}</p>}
      </div>
      <button
        type="button"
        className="grid size-9 shrink-0 place-items-center rounded-full hover:bg-leaf-soft"
        aria-label={common.dismiss}
        onClick={() => onDismiss(toast.id)}
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  )
}
