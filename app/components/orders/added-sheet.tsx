import { useEffect, useState } from 'react'
import { LocalLink, useLocale, useMessages } from '#app/components/i18n/locale.tsx'
import { Money, useMoney } from '#app/components/i18n/money.tsx'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import type { ProductCard } from '#domain/catalog/catalog/views.ts'
import type { CartLine } from '#shared/orders/cart-cookie.ts'
import { useCart } from './cart.tsx'
import { CartForm } from './cart-form.tsx'
import { fetchSubtotal } from './fetch-subtotal.ts'
import { useAddedMessages } from './use-added-messages.ts'

export type AddedSheetProps = {
  product: ProductCard
  /** Jars that go with it, the best first. */
  matches: ProductCard[]
  /** The value of goods from which delivery is free everywhere; null if it never is. */
  freeDeliveryFromCents: number | null
  onClose: () => void
}

/**
 * Shows what has just been put into the cart, what is missing for free delivery, one jar beside it, and where to go on.
 */
export function AddedSheet({ product, matches, freeDeliveryFromCents, onClose }: AddedSheetProps) {
  const { cart: texts } = useMessages()
  const added = useAddedMessages()
  const { show } = useMoney()
  const lines = useCart()?.lines ?? []
  const quantity = lines.find(({ productId }) => productId === product.id)?.quantity ?? 1
  // Chosen once: what is added from here stays in its place.
  const [match] = useState(() =>
    matches.find(
      ({ id, stock }) =>
        stock.state !== 'out_of_stock' &&
        !lines.some(({ productId }) => productId === id) &&
        id !== product.id,
    ),
  )
  return (
    <Dialog labelledBy="added" closeLabel={added.close} className="sheet" onClose={onClose}>
      <h2 id="added" className="flex items-start gap-3 pr-10 text-xl">
        <Icon name="check" className="mt-0.5 size-6 shrink-0 text-lime-text" />
        {texts.added(product.name)}
      </h2>
      <div
        data-tint={product.tint}
        className="mt-6 flex items-center gap-4 overflow-hidden rounded-card pr-4"
      >
        <Picture
          image={product.image}
          alt=""
          sizes="112px"
          className="size-28 mask-r-from-80% object-cover"
        />
        <p className="tabular-nums">
          <strong className="display block text-lg">{product.name}</strong>
          {added.inCart(quantity, show(quantity * product.priceCents))}
        </p>
      </div>
      <ToFreeDelivery fromCents={freeDeliveryFromCents} lines={lines} />
      {match && <Match product={match} />}
      <div className="mt-8 grid gap-3">
        <LocalLink to="/checkout" className="btn btn-primary">
          {texts.checkout}
        </LocalLink>
        <button
          type="button"
          className="btn btn-line"
          onClick={(event) => event.currentTarget.closest('dialog')?.close()}
        >
          {added.goOn}
        </button>
        <LocalLink to="/cart" className="link mx-auto inline-flex min-h-11 items-center">
          {texts.viewCart}
        </LocalLink>
      </div>
    </Dialog>
  )
}

/** Says how much more makes delivery free; nothing while that is not known. */
function ToFreeDelivery({ fromCents, lines }: { fromCents: number | null; lines: CartLine[] }) {
  const added = useAddedMessages()
  const { show } = useMoney()
  const locale = useLocale()
  const [subtotalCents, setSubtotal] = useState<number>()
  const asked = JSON.stringify({ lines, language: locale })
  useEffect(() => {
    const late = new AbortController()
    void fetchSubtotal(asked, late.signal).then((cents) => {
      if (!late.signal.aborted) setSubtotal(cents)
    })
    return () => late.abort()
  }, [asked])
  if (fromCents === null) return null
  const gap = fromCents - (subtotalCents ?? 0)
  const isKnown = subtotalCents !== undefined || fromCents === 0
  return (
    <div className={`mt-4 ${isKnown ? '' : 'invisible'}`}>
      <p className="flex items-center gap-3 font-semibold tabular-nums">
        <Icon name="truck" className="size-5 shrink-0" />
        {gap > 0 ? added.gap(show(gap)) : added.free}
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className="h-full rounded-full bg-lime transition-[width] duration-200"
          style={{ width: `${gap > 0 ? 100 - (gap / fromCents) * 100 : 100}%` }}
        />
      </div>
    </div>
  )
}

function Match({ product }: { product: ProductCard }) {
  const added = useAddedMessages()
  const [reply, setReply] = useState<{ problem: string | undefined }>()
  return (
    <section aria-labelledby="match" className="mt-8 border-t border-line pt-6">
      <h3 id="match" className="eyebrow font-text">
        {added.match}
      </h3>
      <div className="mt-3 flex items-center gap-4">
        <span data-tint={product.tint} className="shrink-0 overflow-hidden rounded-field">
          <Picture image={product.image} alt="" sizes="72px" className="size-18 object-cover" />
        </span>
        <p className="min-w-0 grow leading-snug">
          <LocalLink
            to="/product/:id"
            params={{ id: product.slug }}
            className="font-semibold underline-offset-4 hover:underline"
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            {product.name}
          </LocalLink>
          <span className="block">
            <Money cents={product.priceCents} />
          </span>
        </p>
        <CartForm
          intent="add"
          productId={product.id}
          keepsPage
          onReply={(_, problem) => setReply({ problem })}
        >
          {(isPending) => (
            <>
              <input type="hidden" name="quantity" value="1" />
              <input type="hidden" name="priceCents" value={product.priceCents} />
              <button
                type="submit"
                className="btn btn-leaf whitespace-nowrap"
                aria-label={added.addMatch(product.name)}
                aria-busy={isPending}
              >
                <Icon name="plus" className="size-5" />
                {added.add}
              </button>
            </>
          )}
        </CartForm>
      </div>
      <p role="status" className={`mt-2 text-sm ${reply?.problem ? 'text-chilli-text' : 'text-lime-text'}`}>
        {reply && (reply.problem ?? added.matchAdded(product.name))}
      </p>
    </section>
  )
}
