import { getSettings } from '#domain/base/settings/index.ts'
import { getProduct } from '#domain/catalog/catalog/index.ts'
import type { ProductKey } from '#domain/catalog/catalog/schemas.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { dearestDelivery } from '#domain/orders/checkout/index.ts'
import { listReviews } from '#domain/orders/reviews/index.ts'
import { listPairings, listRecipesWith } from '#domain/recipes/recipes/index.ts'

/**
 * The page of a product: the product and its neighbours on the shelf, the recipes that it is cooked with and what a pack
 * is worth by them, the jars that go with it, the first of its reviews, and the most that its delivery costs, in ZAR cents.
 * @throws DomainError not_found
 */
export async function getProductPage(ctx: Ctx, { id, language }: ProductKey) {
  const { product, related } = await getProduct(ctx, { id, language })
  const [{ recipes, packYield }, matches, { counts, list }, { delivery }] = await Promise.all([
    listRecipesWith(ctx, { product, language }),
    listPairings(ctx, { productId: product.id, language }),
    listReviews(ctx, { subjectId: product.id }),
    getSettings(ctx),
  ])
  return {
    product,
    related,
    recipes,
    packYield,
    matches,
    counts,
    reviews: list.items,
    dearestDeliveryCents: dearestDelivery(delivery, product),
  }
}
