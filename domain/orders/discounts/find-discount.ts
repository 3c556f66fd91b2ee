import { eq, getColumns, or, type SQL, sql } from 'drizzle-orm'
import { discountCodes, orders } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { periodState, termsOf, usesOf } from './internal.ts'
import type { DiscountBuyer, DiscountRefusal, FindDiscountResult } from './schemas.ts'

type FindDiscountInput = DiscountBuyer & {
  /** In capitals. */
  code: string
  /** Goods before the discount, in ZAR cents. */
  goodsCents: number
  /** True if delivery is free anyway; a use would be wasted on it. */
  isDeliveryFree: boolean
}

/**
 * Finds what a code takes off this purchase, or why it takes nothing off. Stays true until the end of the transaction if
 * the code was locked before, in a separate statement.
 */
export async function findDiscount(ctx: ShopCtx, purchase: FindDiscountInput): Promise<FindDiscountResult> {
  const { code, goodsCents, isDeliveryFree, customerId, email } = purchase
  const isOfAccount = customerId === null ? undefined : eq(orders.customerId, customerId)
  const isOfAddress = email === undefined ? undefined : eq(sql`lower(${orders.email})`, email.toLowerCase())
  const usesBy = (which: SQL | undefined) => (which ? usesOf(which) : sql<number>`0`)
  const [row] = await ctx.db
    .select({
      ...getColumns(discountCodes),
      uses: usesOf(),
      usesByAccount: usesBy(isOfAccount),
      usesByBuyer: usesBy(or(isOfAccount, isOfAddress)),
    })
    .from(discountCodes)
    .where(eq(discountCodes.code, code))
  if (!row) return refuse({ reason: 'unknown' })

  const { id, minimumCents, maxUses, maxUsesPerCustomer, uses, usesByAccount, usesByBuyer } = row
  const terms = termsOf(row)
  const state = periodState(row, ctx.now())
  if (state !== 'running') return refuse({ reason: state === 'off' ? 'ended' : state })
  if (goodsCents < minimumCents) return refuse({ reason: 'minimum', minimumCents })
  if (maxUses !== null && uses >= maxUses) return refuse({ reason: 'used_up' })
  if (maxUsesPerCustomer !== null && usesByBuyer >= maxUsesPerCustomer) {
    return refuse({ reason: usesByAccount >= maxUsesPerCustomer ? 'used_by_you' : 'not_for_this_order' })
  }
  if (terms.kind === 'free_delivery' && isDeliveryFree) return refuse({ reason: 'delivery_free' })
  return { ok: true, id, code, terms }
}

function refuse(refusal: DiscountRefusal): FindDiscountResult {
  return { ok: false, ...refusal }
}
