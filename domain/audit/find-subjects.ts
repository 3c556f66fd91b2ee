import { eq, inArray } from 'drizzle-orm'
import { categories, discountCodes, orders, products, refunds } from '#database/schema/index.ts'
import type { LocalizedText } from '#shared/locale.ts'
import type { Ctx } from '../context.ts'
import { namesOf } from './find-people.ts'
import type { AuditSubject } from './schemas.ts'

const inBoth = (text: string): LocalizedText => ({ en: text, th: text })

/** What the entries of a page are about, by the ids that the log has; what is gone is missing. */
export async function findSubjects(ctx: Ctx, ids: string[]): Promise<Map<string, AuditSubject>> {
  const wanted = [...new Set(ids)]
  const found = new Map<string, AuditSubject>()
  if (wanted.length === 0) return found
  for (const [id, name] of await namesOf(ctx, wanted)) {
    found.set(id, { kind: 'person', id, label: inBoth(name) })
  }
  const placed = await ctx.db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.id, wanted))
  for (const { id, number } of placed) found.set(id, { kind: 'order', id, label: inBoth(number) })
  const refunded = await ctx.db
    .select({ id: refunds.id, orderId: refunds.orderId, number: orders.number })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(inArray(refunds.id, wanted))
  for (const { id, orderId, number } of refunded) {
    found.set(id, { kind: 'order', id: orderId, label: inBoth(number) })
  }
  for (const [kind, table] of [
    ['product', products],
    ['category', categories],
  ] as const) {
    const named = await ctx.db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(inArray(table.id, wanted))
    for (const { id, name } of named) found.set(id, { kind, id, label: name })
  }
  const codes = await ctx.db
    .select({ id: discountCodes.id, code: discountCodes.code })
    .from(discountCodes)
    .where(inArray(discountCodes.id, wanted))
  for (const { id, code } of codes) found.set(id, { kind: 'discount', id, label: inBoth(code) })
  return found
}
