import { type ReactNode, Suspense } from 'react'
import type { PackYield, ProductDetail } from '#domain/catalog/catalog/views.ts'
import { BelowFold } from '#app/components/ui/below-fold.tsx'
import { fetchedLater } from '#app/components/ui/fetched-later.tsx'
import type { AddToCartProps } from '#app/components/orders/add-to-cart.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { BuyBox } from './buy-box.tsx'
import { Details } from './details.tsx'
import { Gallery } from './gallery.tsx'
import { TasteScale } from './taste-scale.tsx'
import type { useChosenSize } from './use-chosen-size.ts'
import { useProductMessages } from './use-product-messages.ts'

/** Most products are not a box of others. */
const SetParts = fetchedLater('set-parts', async () => (await import('./set-parts.tsx')).SetParts)

type ProductViewProps = {
  product: ProductDetail
  /** The product in the size that is chosen, and how another one is. */
  size?: ReturnType<typeof useChosenSize>
  packYield?: PackYield | null
  onAdded?: AddToCartProps['onAdded']
  /** The shop's promise of delivery, returns and payment. */
  promise?: ReactNode
  /** Stands below what one buys it with. */
  children?: ReactNode
}

/** A product as its page shows it, and the preview of it. */
export function ProductView({
  product,
  size,
  packYield = null,
  onAdded,
  promise,
  children,
}: ProductViewProps) {
  const texts = useProductMessages()
  return (
    <>
      <div data-tint={product.tint} className="grid grid-cols-1 sm:grid-cols-2 sm:grid-rows-[auto_1fr]">
        <Gallery key={product.id} images={product.images} />
        <div className="page pt-4 pb-12 sm:row-span-2 sm:mx-0 sm:max-w-[42rem]">
          <Breadcrumb product={product} />
          <BuyBox product={product} size={size} packYield={packYield} onAdded={onAdded} promise={promise}>
            {children}
          </BuyBox>
        </div>
        <div className="page space-y-10 pb-12 sm:pt-8">
          {product.description && (
            <section>
              <h2 className="mb-4 text-xl">{texts.description}</h2>
              <p className="max-w-prose text-pretty md:text-lg">{product.description}</p>
            </section>
          )}
          {product.parts.length > 0 && (
            <Suspense>
              <SetParts parts={product.parts} />
            </Suspense>
          )}
          <TasteScale product={product} />
        </div>
      </div>
      <BelowFold key={product.id}>
        <Details product={size?.chosen ?? product} />
      </BelowFold>
    </>
  )
}
