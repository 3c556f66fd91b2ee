import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import {
  batches,
  categories,
  discountCodes,
  events,
  dishes,
  orders,
  productImports,
  products,
  recipes,
  refunds,
  reservations,
  restaurantTables,
  reviews,
  settings,
  stocktakes,
} from '#database/schema/index.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { namesOf } from './find-people.ts'
import type { AuditSubject } from './schemas.ts'

const inBoth = (text: SQL | { getSQL(): SQL }) =>
  sql<LocalizedText>`json_build_object('en', ${text}, 'th', ${text})`

/** Finds the subjects of a page's entries, by the ids that the log has; those that are gone are missing. */
export async function findSubjects(ctx: Ctx, ids: string[]): Promise<Map<string, AuditSubject>> {
  const wanted = [...new Set(ids)]
  const found = new Map<string, AuditSubject>()
  if (wanted.length === 0) return found
  const { db } = ctx
  for (const [id, name] of await namesOf(ctx, wanted)) {
    found.set(id, { kind: 'person', id, label: { en: name, th: name } })
  }
  const add = async (
    kind: AuditSubject['kind'],
    rows: PromiseLike<{ id: string; page?: string; label: LocalizedText }[]>,
  ) => {
    for (const { id, page, label } of await rows) found.set(id, { kind, id: page ?? id, label })
  }
  const number = inBoth(orders.number)
  await add(
    'order',
    db.select({ id: orders.id, label: number }).from(orders).where(inArray(orders.id, wanted)),
  )
  await add(
    'order',
    db
      .select({ id: refunds.id, page: orders.id, label: number })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(inArray(refunds.id, wanted)),
  )
  await add(
    'product',
    db.select({ id: products.id, label: products.name }).from(products).where(inArray(products.id, wanted)),
  )
  await add(
    'category',
    db
      .select({ id: categories.id, label: categories.name })
      .from(categories)
      .where(inArray(categories.id, wanted)),
  )
  await add(
    'recipe',
    db.select({ id: recipes.id, label: recipes.title }).from(recipes).where(inArray(recipes.id, wanted)),
  )
  await add(
    'event',
    db.select({ id: events.id, label: events.title }).from(events).where(inArray(events.id, wanted)),
  )
  await add(
    'reservation',
    db
      .select({ id: reservations.id, label: inBoth(reservations.name) })
      .from(reservations)
      .where(inArray(reservations.id, wanted)),
  )
  await add(
    'table',
    db
      .select({ id: restaurantTables.id, label: inBoth(restaurantTables.name) })
      .from(restaurantTables)
      .where(inArray(restaurantTables.id, wanted)),
  )
  await add(
    'batch',
    db
      .select({ id: batches.id, label: inBoth(batches.code) })
      .from(batches)
      .where(inArray(batches.id, wanted)),
  )
  await add(
    'discount',
    db
      .select({ id: discountCodes.id, label: inBoth(discountCodes.code) })
      .from(discountCodes)
      .where(inArray(discountCodes.id, wanted)),
  )
  await add(
    'dish',
    db.select({ id: dishes.id, label: dishes.name }).from(dishes).where(inArray(dishes.id, wanted)),
  )
  await add(
    'import',
    db
      .select({ id: productImports.id, label: inBoth(productImports.fileName) })
      .from(productImports)
      .where(inArray(productImports.id, wanted)),
  )
  await add(
    'stocktake',
    db
      .select({ id: stocktakes.id, label: inBoth(sql`''`) })
      .from(stocktakes)
      .where(inArray(stocktakes.id, wanted)),
  )
  await add(
    'review',
    db
      .select({
        id: reviews.id,
        label: sql<LocalizedText>`coalesce(${products.name}, ${recipes.title})`,
      })
      .from(reviews)
      .leftJoin(products, eq(products.id, reviews.productId))
      .leftJoin(recipes, eq(recipes.id, reviews.recipeId))
      .where(inArray(reviews.id, wanted)),
  )
  await add(
    'settings',
    db
      .select({ id: settings.id, page: settings.group, label: inBoth(settings.group) })
      .from(settings)
      .where(inArray(settings.id, wanted)),
  )
  return found
}
