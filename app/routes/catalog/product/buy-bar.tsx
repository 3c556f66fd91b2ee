import { useEffect, useState } from 'react'
import { AddToCart, type AddToCartProps } from '#app/components/orders/add-to-cart.tsx'
import { useMessages } from '#app/components/i18n/locale.tsx'
import { Money } from '#app/components/i18n/money.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import { QuantityInput } from '#app/components/ui/quantity-input.tsx'
import type { ProductDetail } from '#domain/catalog/catalog/views.ts'
import { useKeptQuantity } from './use-kept-quantity.ts'

type BuyBarProps = { product: ProductDetail; onAdded: AddToCartProps['onAdded'] }

/** The quantity and the button to buy, at hand on a phone while the page's own button is out of sight. */
export function BuyBar({ product, onAdded }: BuyBarProps) {
  useKeptQuantity(product.id)
  const { cart } = useMessages()
  /** As the page's own field has it; 0 while that is in sight. */
  const [quantity, setQuantity] = useState(0)
  useEffect(() => {
    const own = document.getElementById('buy')
    if (!own) return
    const observer = new IntersectionObserver(([entry]) => {
      const field = own.querySelector<HTMLInputElement>('[name="quantity"]')
      setQuantity(entry?.isIntersecting ? 0 : field?.valueAsNumber || 1)
    })
    observer.observe(own)
    return () => observer.disconnect()
  }, [product.id])

  /** The page's own field is the one that is kept. */
  function choose(chosen: number) {
    setQuantity(chosen)
    const field = document.querySelector<HTMLInputElement>('#buy [name="quantity"]')
    if (field) field.value = String(chosen)
  }

  if (!quantity) return null
  return (
    <div
      data-tint={product.tint}
      className="buy-bar stroke-in fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 pt-2 shadow-float lg:hidden print:hidden"
    >
      <Picture
        image={product.image}
        alt=""
        sizes="48px"
        className="size-12 rounded-field object-cover max-sm:hidden"
      />
      <p className="flex min-w-0 grow justify-between gap-3 leading-tight max-sm:w-full sm:w-0 sm:flex-col sm:gap-0">
        <span className="line-clamp-1 text-sm">{product.name}</span>
        <strong className="shrink-0 text-sm font-semibold sm:text-base">
          <Money cents={product.priceCents} />
        </strong>
      </p>
      <AddToCart product={product} onAdded={onAdded}>
        <QuantityInput value={quantity} label={cart.quantityOf(product.name)} onChange={choose} />
      </AddToCart>
    </div>
  )
}
