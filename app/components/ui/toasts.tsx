import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'
import { whenIdle } from '#app/components/shell/when-idle.ts'
import type { ShownToast, Toast, Toaster } from './toaster.tsx'

const ToastContext = createContext<((toast: Toast) => void) | undefined>(undefined)

/** Gives the function that shows a short message in the corner of the page. */
export function useToast(): (toast: Toast) => void {
  const toast = use(ToastContext)
  if (!toast) throw new Error('useToast must be used within a ToastProvider')
  return toast
}

let lastId = 0

/** Keeps what is to be said; the corner in which it is shown comes after the page, or with the first message. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([])
  const [Corner, setCorner] = useState<typeof Toaster>()
  const hasToasts = toasts.length > 0
  const show = useCallback((toast: Toast) => {
    const id = ++lastId
    setToasts((shown) => [...shown, { ...toast, id }])
  }, [])
  useEffect(() => {
    const load = async () => {
      const { Toaster } = await import('./toaster.tsx')
      setCorner(() => Toaster)
    }
    if (hasToasts) void load()
    else whenIdle(load)
  }, [hasToasts])

  return (
    <ToastContext value={show}>
      {children}
      {Corner && <Corner toasts={toasts} setToasts={setToasts} show={show} />}
    </ToastContext>
  )
}
