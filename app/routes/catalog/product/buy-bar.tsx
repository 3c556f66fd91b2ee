import { useEffect, useState } from 'react'
import { AddToCart, type AddToCartProps } from '#app/components/orders/add-to-cart.tsx'
import { Money } from '#app/components/i18n/money.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import type { ProductDetail } from '#domain/catalog/catalog/views.ts'
import { useKeptQuantity } from './use-kept-quantity.ts'

type BuyBarProps = { product: ProductDetail; onAdded: AddToCartProps['onAdded'] }

/** The quantity and the button to buy, at hand on a phone while the page's own button is out of sight. */
export function BuyBar({ product, onAdded }: BuyBarProps) {
  useKeptQuantity(product.id)
  /** As the page's own field says; 0 while that is in sight. */
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
  if (!quantity) return null
  return (
    <div
      data-tint={product.tint}
      className="buy-bar stroke-in fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 border-t border-line px-4 pt-2 shadow-float lg:hidden print:hidden"
    >
      <Picture image={product.image} alt="" sizes="48px" className="size-12 rounded-field object-cover" />
      <p className="min-w-0 grow leading-tight">
        <span className="line-clamp-1 text-sm">{product.name}</span>
        <strong className="font-semibold">
          {quantity > 1 && `${quantity} × `}
          <Money cents={product.priceCents} />
        </strong>
      </p>
      <AddToCart product={product} onAdded={onAdded}>
        <input type="hidden" name="quantity" value={quantity} />
      </AddToCart>
    </div>
  )
}
