import type { ReactNode } from 'react'
import type { ProductDetail } from '#domain/catalog/catalog/views.ts'
import { BelowFold } from '#app/components/ui/below-fold.tsx'
import type { AddToCartProps } from '#app/components/orders/add-to-cart.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { BuyBox } from './buy-box.tsx'
import { Details } from './details.tsx'
import { Gallery } from './gallery.tsx'

type ProductViewProps = {
  product: ProductDetail
  onAdded?: AddToCartProps['onAdded']
  /** The shop's promise of delivery, returns and payment. */
  promise?: ReactNode
  /** Stands below what one buys it with. */
  children?: ReactNode
}

/** A product as its page shows it, and the preview of it. */
export function ProductView({ product, onAdded, promise, children }: ProductViewProps) {
  return (
    <>
      <div data-tint={product.tint} className="grid sm:grid-cols-2">
        <Gallery key={product.id} images={product.images} />
        <div className="page pt-4 pb-12 sm:mx-0 sm:max-w-[42rem]">
          <Breadcrumb product={product} />
          <BuyBox product={product} onAdded={onAdded} promise={promise}>
            {children}
          </BuyBox>
        </div>
      </div>
      <BelowFold key={product.id}>
        <Details product={product} />
      </BelowFold>
    </>
  )
}
