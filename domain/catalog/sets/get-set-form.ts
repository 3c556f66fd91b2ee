import { asc, eq } from 'drizzle-orm'
import { products, setParts } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { inLocale, isShown } from '../catalog/index.ts'
import { sellableQuantity } from '../inventory/index.ts'
import { policy } from './policy.ts'
import type { SetKey } from './schemas.ts'
import type { SetForm } from './views.ts'

/**
 * A product with what it is made of, if it is a set, and what it may be made of, for staff.
 * @throws DomainError forbidden, not_found
 */
export async function getSetForm(ctx: Ctx, { productId, language }: SetKey): Promise<SetForm> {
  policy.getSetForm(ctx)
  return inTransaction(ctx, async ({ db }) => {
    const product = {
      id: products.id,
      sku: products.sku,
      name: inLocale(products.name, language),
      priceCents: products.priceCents,
    }
    const [found] = await db
      .select({
        ...product,
        version: products.version,
        slug: products.slug,
        isActive: products.isActive,
        isSet: products.isSet,
        left: sellableQuantity,
      })
      .from(products)
      .where(eq(products.id, productId))
    if (!found) throw new DomainError('not_found', 'product')
    const parts = await db
      .select({
        ...product,
        quantity: setParts.quantity,
        stock: products.stockQuantity,
        isShown: isShown.mapWith(Boolean),
      })
      .from(setParts)
      .innerJoin(products, eq(products.id, setParts.partId))
      .where(eq(setParts.setId, productId))
      .orderBy(asc(setParts.position))
    const possible = await db
      .select(product)
      .from(products)
      .where(eq(products.isSet, false))
      .orderBy(asc(products.sku))
    return { ...found, parts, possible: possible.filter(({ id }) => id !== productId) }
  })
}
