import { type FormEvent, type ReactNode, type Ref, useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { localizedPath } from '#shared/locale.ts'
import { useLocale } from '../i18n/locale.tsx'
import type { CartReply } from './cart-reply.ts'

type CartFormProps = {
  intent: 'add' | 'set' | 'remove' | 'accept'
  productId?: string
  /** Told the answer of a change made without leaving the page. */
  onReply?: (reply: CartReply) => void
  className?: string
  ref?: Ref<HTMLFormElement>
  /** Leave the page's data alone: it shows nothing of the cart. */
  keepsPage?: boolean
  children: (isPending: boolean) => ReactNode
}

/** Changes the cart: by itself where scripts run, else as a form that leads to the cart page. */
export function CartForm({ intent, productId, onReply, className, ref, keepsPage, children }: CartFormProps) {
  const fetcher = useFetcher<CartReply>()
  const action = localizedPath('/cart', useLocale())
  const tell = useEffectEvent((reply: CartReply) => onReply?.(reply))
  useEffect(() => {
    if (fetcher.data) tell(fetcher.data)
  }, [fetcher.data])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!navigator.onLine) {
      onReply?.({ ok: false, problem: { reason: 'network' } })
      return
    }
    const form = new FormData(event.currentTarget)
    form.set('stay', 'yes')
    const options = keepsPage ? { defaultShouldRevalidate: false } : {}
    void oneAtATime(() => fetcher.submit(form, { method: 'post', action, ...options }))
  }

  return (
    <form ref={ref} method="post" action={action} onSubmit={submit} className={className}>
      <input type="hidden" name="intent" value={intent} />
      {productId && <input type="hidden" name="productId" value={productId} />}
      {children(fetcher.state !== 'idle')}
    </form>
  )
}

/**
 * The whole cart travels in one cookie, so two changes under way at once, in whichever tabs, would undo each other.
 * Browsers lend locks to secure pages only; elsewhere the changes take their chance.
 */
async function oneAtATime(change: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('cart', change)
  else await change()
}
