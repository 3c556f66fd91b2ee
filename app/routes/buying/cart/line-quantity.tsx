import { useEffect, useRef, useState } from 'react'
import { CartForm } from '#app/components/cart/cart-form.tsx'
import type { CartReply } from '#app/components/cart/cart-reply.ts'
import { useMessages } from '#app/components/i18n/locale.tsx'
import { QuantityInput } from '#app/components/ui/quantity-input.tsx'
import type { QuotedLine } from '#domain/cart/schemas.ts'
import { MAX_QUANTITY } from '#shared/cart-cookie.ts'
import { useCartPageMessages } from './use-cart-page-messages.ts'

/** Long enough to press a few times before it is sent. */
const SETTLE_MS = 300

type LineQuantityProps = { line: QuotedLine; onReply: (reply: CartReply, text: string | undefined) => void }

/** How many of a line. A change is sent by itself once it has settled; without scripts by Enter or the button. */
export function LineQuantity({ line, onReply }: LineQuantityProps) {
  const { cart } = useMessages()
  const texts = useCartPageMessages()
  const form = useRef<HTMLFormElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState(line.quantity)
  const [known, setKnown] = useState(line.quantity)
  if (known !== line.quantity) {
    setKnown(line.quantity)
    setTyped(line.quantity)
  }
  useEffect(() => () => clearTimeout(settling.current), [])

  function change(quantity: number) {
    setTyped(quantity)
    clearTimeout(settling.current)
    settling.current = setTimeout(() => form.current?.requestSubmit(), SETTLE_MS)
  }

  function show(reply: CartReply, text: string | undefined) {
    if (text) setTyped(line.quantity)
    onReply(reply, text)
  }

  const { stock } = line
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
            max={stock.state === 'low' ? Math.max(stock.left, line.quantity) : MAX_QUANTITY}
          />
          <button type="submit" className="btn btn-line hidden noscript:inline-flex">
            {texts.update}
          </button>
        </>
      )}
    </CartForm>
  )
}
