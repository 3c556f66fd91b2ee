import { type FormEvent, type ReactNode, type Ref, useState } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#app/request/page-path.ts'
import { useAnswer } from '#app/components/forms/use-answer.ts'
import { useLocale, useMessages } from '#app/components/i18n/locale.tsx'
import { cartRefusalText, type CartReply } from './cart-refusal-text.ts'

type CartFormProps = {
  intent: 'add' | 'add_missing' | 'set' | 'remove' | 'accept'
  productId?: string
  /** Called with the answer to a change that was made without leaving the page, and with what it says is wrong. */
  onReply?: (reply: CartReply, text: string | undefined) => void
  className?: string
  ref?: Ref<HTMLFormElement>
  /** Leave the page's data alone: it shows nothing of the cart. */
  keepsPage?: boolean
  children: (isPending: boolean) => ReactNode
}

/**
 * Changes the cart: by itself where scripts run, else as a form that leads to the cart page. It has no fields of its
 * own to show errors at. Changes of several forms queue; what is being added is not added again by another tap.
 */
export function CartForm({ intent, productId, onReply, className, ref, keepsPage, children }: CartFormProps) {
  const fetcher = useFetcher<CartReply>()
  const [isUnderWay, setIsUnderWay] = useState(false)
  const action = pathTo('/cart', useLocale())
  const messages = useMessages()
  function show(reply: CartReply) {
    onReply?.(reply, cartRefusalText(reply, messages))
  }
  useAnswer(fetcher, show)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isUnderWay && intent.startsWith('add')) return
    if (!navigator.onLine) {
      show({ intent, values: {}, errors: {}, refusal: { reason: 'network' } })
      return
    }
    const form = new FormData(event.currentTarget)
    form.set('stay', 'yes')
    const options = keepsPage ? { defaultShouldRevalidate: false } : {}
    setIsUnderWay(true)
    void oneAtATime(() => fetcher.submit(form, { method: 'post', action, ...options })).finally(() =>
      setIsUnderWay(false),
    )
  }

  return (
    // The shop says what is wrong, in the page's language, not the browser in its own.
    <form ref={ref} method="post" action={action} noValidate onSubmit={submit} className={className}>
      <input type="hidden" name="intent" value={intent} />
      {productId && <input type="hidden" name="productId" value={productId} />}
      {children(isUnderWay)}
    </form>
  )
}

/**
 * The whole cart travels in one cookie, so two changes under way at once, in any tabs, would undo each other.
 * Browsers lend locks to secure pages only; elsewhere the changes take their chance.
 */
async function oneAtATime(change: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('cart', change)
  else await change()
}
