import { and, asc, eq, sql } from 'drizzle-orm'
import { orderItems, orders, orderSets, products } from '#database/schema/index.ts'
import { isShown } from '#domain/catalog/catalog/index.ts'
import { priceNow } from '#domain/catalog/offers/index.ts'
import { sellableQuantity } from '#domain/catalog/inventory/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { type Locale, pick } from '#shared/kernel/locale.ts'
import { previewOwnChange } from '../order-changes/index.ts'
import { asBought, getOrderByLink } from '../orders/index.ts'
import { policy } from './policy.ts'
import type { MyChangeForm } from './views.ts'

/**
 * Returns what the bearer of an order's link can change of it, and what they can add from the shop.
 * @throws DomainError not_found
 */
export async function getMyChangeForm(
  ctx: Ctx,
  { accessKey, language }: { accessKey: string; language: Locale },
): Promise<MyChangeForm> {
  policy.getMyChangeForm(ctx)
  const order = await getOrderByLink(ctx, { accessKey, language })
  // Only the order's state can be in the way of a change that changes nothing.
  const nothing = await previewOwnChange(ctx, { accessKey, language })
  return inTransaction(asShop(ctx), async (ctx) => {
    const { db } = ctx
    const items = await db
      .select({
        productId: orderItems.productId,
        name: orderItems.name,
        quantity: orderItems.quantity,
        set: orderSets,
      })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .leftJoin(orderSets, eq(orderSets.id, orderItems.orderSetId))
      .where(eq(orders.accessKey, accessKey))
      .orderBy(asc(orderItems.position))
    const lines = asBought(items)
    const ordered = new Set(lines.map(({ productId }) => productId))
    const jars = await db
      .select({
        id: products.id,
        name: products.name,
        categoryId: products.categoryId,
        priceCents: products.priceCents,
      })
      .from(products)
      .where(and(isShown, sql`${sellableQuantity} > 0`))
      .orderBy(asc(products.sortOrder), asc(products.id))
    return {
      number: order.number,
      accessKey,
      isOpen: !nothing.ok && nothing.reason === 'nothing_changed',
      lines: lines.flatMap(({ productId, name, quantity }) =>
        productId ? [{ productId, name: pick(name, language), quantity }] : [],
      ),
      jars: (await priceNow(ctx, { rows: jars }))
        .filter(({ id }) => !ordered.has(id))
        .map(({ id: productId, name, priceCents }) => ({
          productId,
          name: pick(name, language),
          priceCents,
        })),
      deliveryMethod: order.deliveryMethod,
      address: order.address,
      phone: order.contact.phone,
      note: order.note,
    }
  })
}
