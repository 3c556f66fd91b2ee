import type { ReactNode } from 'react'
import type { ProductDetail } from '#domain/catalog/schemas.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { BuyBox } from './buy-box.tsx'
import { Details } from './details.tsx'
import { Gallery } from './gallery.tsx'

type ProductViewProps = {
  product: ProductDetail
  freeDeliveryFromCents: number | null
  /** What stands below what one buys it with. */
  children?: ReactNode
}

/** A product as its page shows it, and the preview of it. */
export function ProductView({ product, freeDeliveryFromCents, children }: ProductViewProps) {
  return (
    <>
      <div data-tint={product.tint} className="grid lg:min-h-[min(50vw,54rem)] lg:grid-cols-2">
        <Gallery key={product.id} images={product.images} />
        <div className="page pt-4 pb-12 lg:mx-0 lg:max-w-[39rem]">
          <Breadcrumb product={product} />
          <BuyBox product={product} freeDeliveryFromCents={freeDeliveryFromCents}>
            {children}
          </BuyBox>
        </div>
      </div>
      <Details product={product} />
    </>
  )
}
