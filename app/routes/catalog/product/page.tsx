import { Suspense } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { isOtherPart } from '#app/components/shell/other-part.ts'
import { productKey } from '#domain/catalog/catalog/schemas.ts'
import { getProductPage } from '#domain/site/whole-pages/index.ts'
import { useAddedSheet } from '#app/components/orders/use-added-sheet.tsx'
import { ProductGrid } from '#app/components/catalog/product-grid.tsx'
import { GALLERY_SIZES } from '#app/components/catalog/gallery.tsx'
import { ProductView } from '#app/components/catalog/product-view.tsx'
import { useProductMessages } from '#app/components/catalog/use-product-messages.ts'
import { RecipeGrid } from '#app/components/recipes/recipe-grid.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { fetchedLater, OnceTakenOver } from '#app/components/ui/fetched-later.tsx'
import { localeContext } from '#app/request/context.ts'
import { readPromise } from '#app/request/orders/read-promise.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import type { Route } from './+types/page.ts'
import { restockAction } from './restock-action.ts'
import { useChosenSize } from '#app/components/catalog/use-chosen-size.ts'
import { sizeKeyOf } from '#shared/catalog/size-key.ts'
import { BelowFold } from '#app/components/ui/below-fold.tsx'
import { renderedOnData } from '#app/components/ui/rendered-on-data.tsx'

/** Most products can be bought. */
const RestockForm = fetchedLater('restock-form', async () => (await import('./restock-form.tsx')).RestockForm)

const BuyBar = fetchedLater('buy-bar', async () => (await import('./once-taken-over.ts')).BuyBar)

const DeliveryPromise = fetchedLater(
  'delivery-promise',
  async () => (await import('./delivery-promise.tsx')).default,
)

const RecentlyViewed = fetchedLater(
  'recently-viewed',
  async () => (await import('./once-taken-over.ts')).RecentlyViewed,
)

const ProductReviews = fetchedLater(
  'product-reviews',
  async () => (await import('./product-reviews.tsx')).default,
)

export async function loader({ params, context }: Route.LoaderArgs) {
  const key = requireParam(productKey, { id: params.id, language: context.get(localeContext) }, 'product')
  const page = await runVerb(context, (ctx) => getProductPage(ctx, key))
  const { slug, id, keepCold, sizes } = page.product
  const asked = key.id.toLowerCase()
  const isPresent = asked === slug || asked === id
  const size = isPresent ? undefined : sizes.find((one) => one.slug === asked || one.id === asked)
  // A size is chosen on the page of its product.
  if (size) {
    const search = { size: sizeKeyOf(size.netWeight) }
    throw leadTo(context, { to: '/product/:id', params: { id: slug }, search })
  }
  // A former address leads to the present one, for good.
  if (!isPresent) throw leadTo(context, { to: '/product/:id', params: { id: slug } }, { status: 308 })
  return { ...page, promise: await readPromise(context, { isChilled: keepCold }) }
}

export async function action(args: Route.ActionArgs) {
  return runIntent({ ...args, productId: args.params.id }, { restock: restockAction })
}

/** The size that is chosen is for the browser to show: nothing of it is fetched. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = change.currentUrl.pathname === change.nextUrl.pathname
  const isOtherSize = change.currentUrl.search !== change.nextUrl.search
  return (isSamePage && isOtherSize) || isOtherPart(change) ? false : change.defaultShouldRevalidate
}

/** app/platform/ahead/ reads it. */
export const handle = { pictureSizes: GALLERY_SIZES }

export default renderedOnData(function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, packYield, related, recipes, matches, counts, reviews } = loaderData
  const { promise, dearestDeliveryCents } = loaderData
  // The jars that are cooked beside it come before its neighbours on the shelf.
  const others = [...new Map([...matches, ...related].map((one) => [one.id, one])).values()].slice(0, 3)
  const size = useChosenSize(product)
  const { chosen } = size
  const isSoldOut = chosen.stock.state === 'out_of_stock'
  const texts = useProductMessages()
  const page = { to: '/product/:id', params: { id: product.slug } } as const
  const { sheet, onAdded } = useAddedSheet({
    product: chosen,
    matches: [...matches, ...related],
    freeDeliveryFromCents: promise.freeFromCents,
  })
  return (
    <>
      <PageHead title={product.name} description={product.shortDescription} page={page} />
      <ProductView
        product={product}
        size={size}
        packYield={packYield}
        onAdded={onAdded}
        promise={
          isSoldOut ? undefined : (
            <Suspense>
              <DeliveryPromise promise={promise} />
            </Suspense>
          )
        }
      >
        {isSoldOut && (
          <Suspense>
            <RestockForm key={chosen.id} product={chosen} pageReply={actionData} />
          </Suspense>
        )}
      </ProductView>
      {!isSoldOut && (
        <OnceTakenOver>
          <BuyBar product={chosen} onAdded={onAdded} />
        </OnceTakenOver>
      )}
      <BelowFold key={product.id}>
        {recipes.length > 0 && (
          <section className="page pt-16 md:pt-24" aria-labelledby="recipes">
            <h2 id="recipes" className="mb-8 text-3xl">
              {texts.recipes}
            </h2>
            <RecipeGrid recipes={recipes} isRail hasLead={recipes.length < 3} />
          </section>
        )}
        <Suspense>
          <ProductReviews
            product={product}
            counts={counts}
            reviews={reviews}
            deliveryCents={dearestDeliveryCents}
          />
        </Suspense>
        {others.length > 0 && (
          <section className="page pt-16 md:pt-24" aria-labelledby="related">
            <h2 id="related" className="mb-8 text-3xl">
              {texts.related}
            </h2>
            <ProductGrid products={others} isRail />
          </section>
        )}
      </BelowFold>
      <OnceTakenOver>
        <RecentlyViewed product={product} />
      </OnceTakenOver>
      {sheet}
    </>
  )
})
