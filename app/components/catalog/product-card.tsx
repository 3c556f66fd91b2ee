import { useShopMessages } from '#app/components/catalog/use-shop-messages.ts'
import type { ProductCard as Product } from '#domain/catalog/schemas.ts'
import { AddToCart } from '#app/components/cart/add-to-cart.tsx'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { Money } from '#app/components/i18n/money.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import { Stars } from '#app/components/ui/stars.tsx'
import { SpiceLevel } from '#app/components/ui/spice-level.tsx'

/** A product as lists show it, on the ground of its own picture. */
export function ProductCard({ product, priority }: { product: Product; priority: boolean }) {
  const shop = useShopMessages()
  const page = { to: '/product/:id', params: { id: product.slug } } as const
  return (
    <article data-tint={product.tint} className="group flex grow flex-col overflow-hidden rounded-card">
      <div className="relative">
        <Picture
          image={product.image}
          alt={product.imageAlt}
          sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw"
          priority={priority}
          className="fades-down aspect-[5/4] w-full object-cover object-[50%_42%] sm:aspect-square"
        />
        <LocalLink
          {...page}
          className="absolute inset-0 grid items-end justify-items-center rounded-card p-4 -outline-offset-4"
        >
          <span className="btn translate-y-2 bg-rice text-leaf opacity-0 transition duration-200 group-hover:translate-y-0 group-hover:opacity-100 in-focus-visible:translate-y-0 in-focus-visible:opacity-100">
            {shop.viewDetails}
            <span className="sr-only">: {product.name}</span>
          </span>
        </LocalLink>
      </div>
      <div className="flex grow flex-col gap-2 p-6 pt-2">
        <h3 className="text-lg">
          <LocalLink {...page} className="decoration-2 underline-offset-4 hover:underline">
            {product.name}
          </LocalLink>
        </h3>
        {product.rating && (
          <Stars
            stars={product.rating.average}
            text={shop.rating(product.rating.average, product.rating.count)}
            note={`(${product.rating.count})`}
          />
        )}
        <SpiceLevel level={product.spiceLevel} />
        <p className="text-pretty">{product.shortDescription}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-4">
          <p className="text-lg font-semibold">
            <Money cents={product.priceCents} />
          </p>
          <AddToCart product={product} />
        </div>
      </div>
    </article>
  )
}
