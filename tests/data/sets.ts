import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import type { CreateProductInput } from '#domain/catalog/catalog/index.ts'
import { writeParts } from '#domain/catalog/sets/index.ts'
import { addProduct, type TestProduct } from './products.ts'

/** Adds a set of these parts, which has no stock of its own. */
export async function addSet(
  ctx: Ctx,
  parts: { product: TestProduct; quantity: number }[],
  overrides: Partial<CreateProductInput> = {},
): Promise<TestProduct> {
  const set = await addProduct(ctx, { ...overrides, initialStock: 0 })
  await inTransaction(asShop(ctx), (ctx) =>
    writeParts(ctx, {
      productId: set.id,
      parts: parts.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    }),
  )
  return set
}
