import { asc, eq, type SQL } from 'drizzle-orm'
import { orderItems, orders, products } from '#database/schema/index.ts'
import type { Locale } from '#shared/locale.ts'
import type { Ctx } from '../context.ts'
import type { OrderStatus, OrderView, PaymentStatus } from './schemas.ts'

/** The order that `where` finds among those the actor may see; in its own language unless another is asked for. */
export async function readOrder(ctx: Ctx, where: SQL, language?: Locale): Promise<OrderView | undefined> {
  const [row] = await ctx.db.select().from(orders).where(where)
  if (!row) return undefined
  const locale = language ?? row.locale
  const items = await ctx.db
    .select({
      name: orderItems.name,
      sku: orderItems.sku,
      quantity: orderItems.quantity,
      unitPriceCents: orderItems.unitPriceCents,
      totalCents: orderItems.totalCents,
      slug: products.slug,
      images: products.images,
      tint: products.tint,
    })
    .from(orderItems)
    .leftJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, row.id))
    .orderBy(asc(orderItems.position))
  return {
    id: row.id,
    number: row.number,
    accessKey: row.accessKey,
    status: row.status as OrderStatus,
    paymentStatus: row.paymentStatus as PaymentStatus,
    locale: row.locale,
    placedAt: row.createdAt,
    contact: { email: row.email, firstName: row.firstName, lastName: row.lastName, phone: row.phone },
    deliveryMethod: row.deliveryMethod,
    address: addressOf(row),
    note: row.note,
    paymentMethod: row.paymentMethod as OrderView['paymentMethod'],
    lines: items.map(({ images, name, ...item }) => ({
      ...item,
      name: name[locale],
      image: images?.[0] ?? null,
    })),
    subtotalCents: row.subtotalCents,
    deliveryCents: row.deliveryCents,
    vatCents: row.vatCents,
    totalCents: row.totalCents,
    displayCurrency: row.displayCurrency,
    displayRate: row.displayRate,
  }
}

function addressOf(row: typeof orders.$inferSelect): OrderView['address'] {
  const { street, suburb, city, province, postalCode } = row
  if (street === null || city === null || province === null || postalCode === null) return null
  return { street, suburb, city, province, postalCode }
}
