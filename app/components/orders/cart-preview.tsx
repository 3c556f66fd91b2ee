import { useRef } from 'react'
import type { CartQuote, QuotedLine } from '#domain/orders/cart/views.ts'
import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import { Money, useMoney } from '#app/components/i18n/money.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import { CartForm } from './cart-form.tsx'

/** The cart at a glance, as the server prices it now. */
export function CartPreview({ quote }: { quote: CartQuote | undefined }) {
  const { cart } = useMessages()
  const heading = useRef<HTMLParagraphElement>(null)
  const isEmpty = quote?.lines.length === 0
  return (
    <div className="p-4">
      <p
        ref={heading}
        tabIndex={-1}
        className="display flex items-baseline justify-between text-lg outline-none"
        role="status"
      >
        {isEmpty ? cart.empty : cart.title}
        <span className="font-text text-sm font-normal text-stone">
          {quote ? !isEmpty && cart.items(quote.itemCount) : cart.loading}
        </span>
      </p>
      {quote && !isEmpty && (
        <>
          <ul className="mt-3 max-h-60 divide-y divide-line overflow-y-auto overscroll-contain">
            {quote.lines.map((line) => (
              <PreviewLine key={line.productId} line={line} onRemove={() => heading.current?.focus()} />
            ))}
          </ul>
          <p className="flex justify-between border-t border-line pt-3 font-semibold">
            {cart.total} <Money cents={quote.goodsCents} />
          </p>
        </>
      )}
      <div className="mt-4 flex gap-2 *:grow">
        {isEmpty ? (
          <LocalLink to="/shop" className="btn btn-leaf">
            {cart.toShop}
          </LocalLink>
        ) : (
          <>
            <LocalLink to="/cart" className="btn btn-line">
              {cart.viewCart}
            </LocalLink>
            <LocalLink to="/checkout" className="btn btn-primary">
              {cart.checkout}
            </LocalLink>
          </>
        )}
      </div>
    </div>
  )
}

function PreviewLine({ line, onRemove }: { line: QuotedLine; onRemove: () => void }) {
  const { cart } = useMessages()
  const { show } = useMoney()
  return (
    <li className="flex items-center gap-3 py-2">
      <Picture image={line.image} alt="" sizes="56px" className="size-14 rounded-field" />
      <div className="min-w-0 grow">
        <LocalLink to="/product/:id" params={{ id: line.slug }} className="block truncate font-semibold">
          {line.name}
        </LocalLink>
        <p className="text-sm text-stone tabular-nums">
          {line.quantity} × {show(line.unitPriceCents)}
        </p>
      </div>
      <CartForm intent="remove" productId={line.productId}>
        {(isPending) => (
          <button
            type="submit"
            className="grid size-11 place-items-center rounded-full text-stone hover:bg-coconut hover:text-chilli-text"
            aria-label={cart.removeOne(line.name)}
            aria-busy={isPending}
            onClick={onRemove}
          >
            <Icon name="trash" className="size-5" />
          </button>
        )}
      </CartForm>
    </li>
  )
}
