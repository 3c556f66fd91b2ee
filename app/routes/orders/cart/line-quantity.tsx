import { useEffect, useRef, useState } from 'react'
import { CartForm } from '#app/components/orders/cart-form.tsx'
import { useMessages } from '#app/components/i18n/locale.tsx'
import { QuantityInput } from '#app/components/ui/quantity-input.tsx'
import type { QuotedLine } from '#domain/orders/cart/views.ts'
import { MAX_QUANTITY } from '#shared/orders/cart-cookie.ts'
import { useCartPageMessages } from './use-cart-page-messages.ts'
import type { CartReply } from '#app/components/orders/cart-refusal-text.ts'

/** Long enough to press a few times before it is sent. */
const SETTLE_MS = 300

type LineQuantityProps = {
  line: QuotedLine
  onReply: (reply: CartReply, text: string | undefined) => void
  /** Fewer can be had than were typed; the field has been set to what can be had. */
  onTooMany: (text: string) => void
}

/** The quantity of a line. A change is sent by itself once it has settled; without scripts by Enter or the button. */
export function LineQuantity({ line, onReply, onTooMany }: LineQuantityProps) {
  const { cart } = useMessages()
  const texts = useCartPageMessages()
  const form = useRef<HTMLFormElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState(line.quantity)
  /** The reason that the field shows less than was typed; it stands until something else is typed. */
  const reduced = useRef<string>(undefined)
  const [known, setKnown] = useState(line.quantity)
  if (known !== line.quantity) {
    setKnown(line.quantity)
    setTyped(line.quantity)
  }
  useEffect(() => () => clearTimeout(settling.current), [])

  function change(quantity: number) {
    reduced.current = undefined
    setTyped(quantity)
    clearTimeout(settling.current)
    settling.current = setTimeout(() => form.current?.requestSubmit(), SETTLE_MS)
  }

  function show(reply: CartReply, text: string | undefined) {
    if (text) setTyped(line.quantity)
    onReply(reply, text ?? reduced.current)
  }

  const { stock } = line
  const most = stock.state === 'low' ? Math.max(stock.left, line.quantity) : MAX_QUANTITY

  function sayTooMany() {
    const text = stock.state === 'low' ? texts.changes.onlyLeft(most) : cart.problems.quantity
    reduced.current = text
    onTooMany(text)
  }

  return (
    <CartForm
      ref={form}
      intent="set"
      productId={line.productId}
      onReply={show}
      className="flex items-center gap-2"
    >
      {() => (
        <>
          <QuantityInput
            name="quantity"
            label={cart.quantityOf(line.name)}
            value={typed}
            onChange={change}
            onTooMany={sayTooMany}
            max={most}
          />
          <button type="submit" className="btn btn-line hidden noscript:inline-flex">
            {texts.update}
          </button>
        </>
      )}
    </CartForm>
  )
}
