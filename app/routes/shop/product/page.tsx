import { getProduct } from '#domain/catalog/index.ts'
import { productKey } from '#domain/catalog/schemas.ts'
import { FREE_DELIVERY_FROM_CENTS } from '#domain/checkout/index.ts'
import { ProductGrid } from '#app/components/catalog/product-grid.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { localeContext } from '#app/context.ts'
import { notFound } from '#app/request/not-found.ts'
import { runVerb } from '#app/request/run-verb.ts'
import type { Route } from './+types/page.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { BuyBox } from './buy-box.tsx'
import { Details } from './details.tsx'
import { Gallery } from './gallery.tsx'
import { ProductJsonLd } from './product-json-ld.tsx'
import { useProductMessages } from './use-product-messages.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const key = productKey.safeParse({ id: params.id, language: context.get(localeContext) })
  if (!key.success) throw notFound('product')
  const found = await runVerb(context, (ctx) => getProduct(ctx, key.data))
  return { ...found, freeDeliveryFromCents: FREE_DELIVERY_FROM_CENTS }
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, related, freeDeliveryFromCents } = loaderData
  const texts = useProductMessages()
  const page = { to: '/product/:id', params: { id: product.slug } } as const
  return (
    <>
      <PageHead
        title={product.name}
        description={product.shortDescription}
        page={page}
        {...(product.image ? { image: `${product.image}-1280.webp` } : {})}
      />
      <ProductJsonLd product={product} />
      <div data-tint={product.tint} className="grid lg:min-h-[min(50vw,54rem)] lg:grid-cols-2">
        <Gallery key={product.id} images={product.images} alt={product.imageAlt} />
        <div className="page pt-4 pb-12 lg:mx-0 lg:max-w-[39rem]">
          <Breadcrumb category={product.category} name={product.name} />
          <BuyBox product={product} freeDeliveryFromCents={freeDeliveryFromCents} />
        </div>
      </div>
      <Details product={product} />
      {related.length > 0 && (
        <section className="page pt-16 md:pt-24" aria-labelledby="related">
          <h2 id="related" className="mb-8 text-3xl">
            {texts.related}
          </h2>
          <ProductGrid products={related} />
        </section>
      )}
    </>
  )
}
