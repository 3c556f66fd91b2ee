import { lazy, Suspense } from 'react'
import { getProduct } from '#domain/catalog/index.ts'
import { productKey } from '#domain/catalog/schemas.ts'
import { freeDeliveryFromCents } from '#domain/checkout/index.ts'
import { pictureFile } from '#shared/media/pictures.ts'
import { ProductGrid } from '#app/components/catalog/product-grid.tsx'
import { ProductView } from '#app/components/product/product-view.tsx'
import { useProductMessages } from '#app/components/product/use-product-messages.ts'
import { RecipeGrid } from '#app/components/recipes/recipe-grid.tsx'
import { listRecipesWith } from '#domain/recipes/index.ts'
import { getStars, listReviews } from '#domain/reviews/index.ts'
import { getSettings } from '#domain/settings/index.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { localeContext } from '#app/context.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { notFound } from '#app/request/not-found.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import type { Route } from './+types/page.ts'
import { restockAction } from './restock-action.ts'

/** Most products can be bought. */
const RestockForm = lazy(async () => ({ default: (await import('./restock-form.tsx')).RestockForm }))

const ProductReviews = lazy(() => import('./product-reviews.tsx'))

export async function loader({ params, context }: Route.LoaderArgs) {
  const key = productKey.safeParse({ id: params.id, language: context.get(localeContext) })
  if (!key.success) throw notFound('product')
  const found = await runVerb(context, (ctx) => getProduct(ctx, key.data))
  const { slug, id } = found.product
  // A former address leads to the present one, for good.
  const isFormer = key.data.id.toLowerCase() !== slug && key.data.id.toLowerCase() !== id
  if (isFormer) throw leadTo(context, { to: '/product/:id', params: { id: slug } }, { status: 308 })
  const { delivery } = await runVerb(context, getSettings)
  const recipes = await runVerb(context, (ctx) =>
    listRecipesWith(ctx, { productId: id, language: key.data.language }),
  )
  const counts = await runVerb(context, (ctx) => getStars(ctx, { subjectId: id }))
  const reviews = counts ? (await runVerb(context, (ctx) => listReviews(ctx, { subjectId: id }))).items : []
  return {
    ...found,
    recipes,
    counts,
    reviews,
    freeDeliveryFromCents: freeDeliveryFromCents(delivery, undefined),
  }
}

export async function action(args: Route.ActionArgs) {
  return runIntent({ ...args, productId: args.params.id }, { restock: restockAction })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  // It has come with the form.
  const { catchLostRequest } = await import('#app/components/forms/form-reply.ts')
  return catchLostRequest(serverAction)
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, related, recipes, counts, reviews, freeDeliveryFromCents } = loaderData
  const texts = useProductMessages()
  const page = { to: '/product/:id', params: { id: product.slug } } as const
  return (
    <>
      <PageHead
        title={product.name}
        description={product.shortDescription}
        page={page}
        {...(product.image ? { image: pictureFile(product.image, 1280) } : {})}
      />
      <ProductView product={product} freeDeliveryFromCents={freeDeliveryFromCents}>
        {product.stock.state === 'out_of_stock' && (
          <Suspense>
            <RestockForm key={product.id} slug={product.slug} pageReply={actionData} />
          </Suspense>
        )}
      </ProductView>
      {recipes.length > 0 && (
        <section className="page pt-16 md:pt-24" aria-labelledby="recipes">
          <h2 id="recipes" className="mb-8 text-3xl">
            {texts.recipes}
          </h2>
          <RecipeGrid recipes={recipes} />
        </section>
      )}
      <Suspense>
        <ProductReviews product={product} counts={counts} reviews={reviews} />
      </Suspense>
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
