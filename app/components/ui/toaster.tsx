import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useMessages } from '#app/components/i18n/locale.tsx'
import { Icon } from './icons.tsx'
import { stayWhenOffline } from './stay-when-offline.ts'

/** A short message in the corner of the page. */
export type Toast = {
  title: string
  description?: string
  tone?: 'default' | 'error' | 'success'
  /** Says so many of a kind in one message; those with the same function are of one kind. */
  many?: (count: number) => string
}
/** `id` tells it from the others. */
export type ShownToast = Toast & { id: number }

const MAX_VISIBLE = 3
const DURATION_MS = 4_000

type ToasterProps = {
  toasts: ShownToast[]
  setToasts: Dispatch<SetStateAction<ShownToast[]>>
  show: (toast: Toast) => void
}
/** Messages of the same words or of one kind, as one. `id` is that of the last; mixed are those of several words. */
type MergedToast = ShownToast & { firstId: number; count: number; isMixed: boolean }

/**
 * Shows at most three messages, four seconds each; they wait while the pointer or the focus is on them, and go to the
 * top of the page where they would cover what has the focus. Each is read out once.
 */
export function Toaster({ toasts, setToasts, show }: ToasterProps) {
  const [isHeld, setIsHeld] = useState(false)
  const corner = useRef<HTMLElement>(null)
  const { shell, forms } = useMessages()
  const merged = mergeToasts(toasts).slice(-MAX_VISIBLE)
  const lastId = toasts.at(-1)?.id
  useEffect(() => corner.current?.showPopover(), [])
  useEffect(() => {
    // A dialog that is open covers everything but what came to the top after it.
    if (lastId === undefined || !document.querySelector('dialog[open]')) return
    corner.current?.hidePopover()
    corner.current?.showPopover()
  }, [lastId])
  useStayOffFocus(corner, lastId)
  const sayOffline = useEffectEvent(() => show({ title: forms.network, tone: 'error' }))
  useEffect(() => stayWhenOffline(() => sayOffline()), [])

  function dismiss(toast: MergedToast) {
    setToasts((shown) => shown.filter((one) => !areSame(one, toast)))
    // The button that had the focus is gone, and with it the event that would let go.
    setIsHeld(false)
  }

  const cards = (isIn: (toast: MergedToast) => boolean) =>
    merged
      .filter(isIn)
      .map((toast) => <ToastCard key={toast.firstId} toast={toast} isHeld={isHeld} onDismiss={dismiss} />)
  return (
    <section
      ref={corner}
      popover="manual"
      aria-label={shell.notifications}
      className="toasts pointer-events-none fixed inset-x-4 top-auto bottom-4 m-0 flex w-auto flex-col items-end gap-2 overflow-visible bg-transparent sm:left-auto"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div aria-live="polite" className="contents">
        {cards(({ tone }) => tone !== 'error')}
      </div>
      <div role="alert" className="contents">
        {cards(({ tone }) => tone === 'error')}
      </div>
    </section>
  )
}

const keyOf = ({ tone, title, description }: Toast) => [tone, title, description].join('\n')
const areSame = (a: Toast, b: Toast) => keyOf(a) === keyOf(b) || (a.many !== undefined && a.many === b.many)

function mergeToasts(toasts: ShownToast[]): MergedToast[] {
  const merged: MergedToast[] = []
  for (const toast of toasts) {
    const at = merged.findIndex((one) => areSame(one, toast))
    const before = merged[at]
    if (!before) merged.push({ ...toast, firstId: toast.id, count: 1, isMixed: false })
    else {
      const isMixed = before.isMixed || keyOf(before) !== keyOf(toast)
      merged[at] = { ...before, ...toast, count: before.count + 1, isMixed }
    }
  }
  return merged
}

function titleOf({ title, many, count, isMixed }: MergedToast): string {
  if (isMixed && many) return many(count)
  return count > 1 ? `${count} × ${title}` : title
}

/** Says on the element whether it stands at the top, since at the bottom it would cover what has the focus. */
function useStayOffFocus(corner: RefObject<HTMLElement | null>, lastId: number | undefined) {
  useEffect(() => {
    if (lastId === undefined) return
    function place() {
      const [section, focused] = [corner.current, document.activeElement]
      if (!section || !focused || focused === document.body || section.contains(focused)) return
      section.toggleAttribute('data-at-top', false)
      const at = focused.getBoundingClientRect()
      const isCovered = Array.from(section.querySelectorAll('[data-toast]')).some((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect()
        return left < at.right && at.left < right && top < at.bottom && at.top < bottom
      })
      // A thing as large as the page is not hidden by it.
      section.toggleAttribute('data-at-top', isCovered && at.height < innerHeight / 2)
    }
    place()
    document.addEventListener('focusin', place)
    return () => document.removeEventListener('focusin', place)
  }, [corner, lastId])
}

const MARKS = { default: 'border-turmeric', error: 'border-chilli', success: 'border-lime' }

type ToastCardProps = { toast: MergedToast; isHeld: boolean; onDismiss: (toast: MergedToast) => void }

function ToastCard({ toast, isHeld, onDismiss }: ToastCardProps) {
  const { common } = useMessages()
  const { id, description, tone = 'default' } = toast
  const close = useEffectEvent(() => onDismiss(toast))
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(close, DURATION_MS)
    return () => clearTimeout(timer)
  }, [isHeld, id])

  return (
    <div
      data-toast
      className={`stroke-in on-leaf pointer-events-auto flex w-full items-start gap-3 rounded-card border-l-4 bg-leaf py-3 pr-2 pl-4 text-coconut shadow-float sm:w-96 ${MARKS[tone]}`}
    >
      <div className="grow py-1">
        <p className="font-semibold">{titleOf(toast)}</p>
        {description && <p className="text-sm">{description}</p>}
      </div>
      <button
        type="button"
        className="-my-1 grid size-11 shrink-0 place-items-center rounded-full hover:bg-leaf-soft"
        aria-label={common.dismiss}
        onClick={() => onDismiss(toast)}
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  )
}
