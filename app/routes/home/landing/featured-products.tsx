import type { ProductCard } from '#domain/catalog/schemas.ts'
import { ProductGrid } from '#app/components/catalog/product-grid.tsx'
import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import { Icon } from '#app/components/ui/icons.tsx'

const PRIORITY_PICTURES = 3

export function FeaturedProducts({ products }: { products: ProductCard[] }) {
  const { featured } = useMessages().home
  return (
    <section className="page py-16 md:py-24" aria-labelledby="featured">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-12">
        <div>
          <p className="eyebrow">{featured.eyebrow}</p>
          <h2 id="featured" className="mt-2 text-3xl md:text-4xl">
            {featured.title}
          </h2>
        </div>
        <LocalLink to="/shop" className="link inline-flex items-center gap-2 py-2 font-semibold">
          {featured.viewAll}
          <Icon name="arrow" className="size-5" />
        </LocalLink>
      </div>
      {products.length > 0 ? (
        <ProductGrid products={products} priorityCount={PRIORITY_PICTURES} />
      ) : (
        <p className="notice">{featured.none}</p>
      )}
    </section>
  )
}
