import { useShopMessages } from '#app/components/catalog/use-shop-messages.ts'
import { Suspense, use } from 'react'
import { useLocation } from 'react-router'
import type { ProductCard } from '#domain/catalog/catalog/views.ts'
import { ProductGridSkeleton } from '#app/components/catalog/product-grid-skeleton.tsx'
import { ProductGrid } from '#app/components/catalog/product-grid.tsx'
import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import { SectionHead } from './section-head.tsx'
import { useHomeMessages } from './use-home-messages.ts'

const PRIORITY_PICTURES = 3
const SKELETONS = 3

/** Undefined if they could not be read. */
type Featured = ProductCard[] | undefined

/** All featured products; skeletons while they are on their way. */
export function FeaturedProducts({ products }: { products: Featured | Promise<Featured> }) {
  const { featured } = useHomeMessages()
  return (
    <section className="page pt-8 pb-6 md:py-24" aria-labelledby="featured">
      <SectionHead id="featured" texts={featured} to="/shop" />
      <Suspense fallback={<ProductGridSkeleton count={SKELETONS} />}>
        <Products of={products} />
      </Suspense>
    </section>
  )
}

function Products({ of }: { of: Featured | Promise<Featured> }) {
  const { common } = useMessages()
  const shop = useShopMessages()
  const home = useHomeMessages()
  const { pathname } = useLocation()
  const products = of instanceof Promise ? use(of) : of
  if (!products) {
    return (
      <div className="grid justify-items-start gap-4">
        <p role="alert" className="notice notice-error">
          {shop.loadFailed}
        </p>
        <a href={pathname} className="btn btn-leaf">
          {common.tryAgain}
        </a>
      </div>
    )
  }
  if (products.length === 0) return <p className="notice">{home.featured.none}</p>
  return <ProductGrid products={products} priorityCount={PRIORITY_PICTURES} isRail end={<WholeShop />} />
}

/** The rest of the shelf, dark beside the packs of a very wide screen. */
function WholeShop() {
  const { featured } = useHomeMessages()
  return (
    <div className="on-leaf relative isolate flex w-full flex-col justify-end overflow-hidden rounded-card bg-leaf p-8 text-coconut">
      <Picture
        image="/images/scenes/mood-packing"
        alt=""
        shape="3:2"
        sizes="48vw"
        className="absolute inset-0 -z-10 h-full w-full object-cover opacity-60"
      />
      <LocalLink to="/shop" className="btn btn-line self-start text-coconut hover:text-leaf">
        {featured.viewAll}
      </LocalLink>
    </div>
  )
}
