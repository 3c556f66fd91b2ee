import { eq, getColumns, or, sql } from 'drizzle-orm'
import { discountCodes, orders } from '#database/schema/index.ts'
import type { Ctx } from '../context.ts'
import { periodState, termsOf, usesOf } from './internal.ts'
import type { DiscountRefusal, DiscountTerms } from './schemas.ts'

/** What a code is to be used for. */
export type Purchase = {
  /** In capitals. */
  code: string
  /** ZAR cents of goods, before the discount. */
  goodsCents: number
  /** Whether delivery costs nothing as it is; a use would be wasted on it. */
  isDeliveryFree: boolean
  /** Who buys, as far as it is known: an order of either counts as theirs. */
  customerId: string | null
  email: string | undefined
}

export type FoundDiscount =
  { ok: true; id: string; code: string; terms: DiscountTerms } | { ok: false; refusal: DiscountRefusal }

/**
 * What a code takes off this purchase, or why it takes nothing off. As the shop. Holds until the end of the
 * transaction where the code was locked before, by a statement of its own.
 */
export async function findDiscount(ctx: Ctx, purchase: Purchase): Promise<FoundDiscount> {
  const { code, goodsCents, isDeliveryFree, customerId, email } = purchase
  const isTheirs = or(
    customerId === null ? undefined : eq(orders.customerId, customerId),
    email === undefined ? undefined : eq(sql`lower(${orders.email})`, email.toLowerCase()),
  )
  const [row] = await ctx.db
    .select({
      ...getColumns(discountCodes),
      uses: usesOf(),
      usesByBuyer: isTheirs ? usesOf(isTheirs) : sql<number>`0`,
    })
    .from(discountCodes)
    .where(eq(discountCodes.code, code))
  if (!row) return refuse({ problem: 'unknown' })

  const { id, minimumCents, maxUses, maxUsesPerCustomer, uses, usesByBuyer } = row
  const terms = termsOf(row)
  const state = periodState(row, ctx.now())
  if (state !== 'running') return refuse({ problem: state })
  if (goodsCents < minimumCents) return refuse({ problem: 'minimum', minimumCents })
  if (maxUses !== null && uses >= maxUses) return refuse({ problem: 'used_up' })
  if (maxUsesPerCustomer !== null && usesByBuyer >= maxUsesPerCustomer) {
    return refuse({ problem: 'used_by_you' })
  }
  if (terms.kind === 'free_delivery' && isDeliveryFree) return refuse({ problem: 'delivery_free' })
  return { ok: true, id, code, terms }
}

function refuse(refusal: DiscountRefusal): FoundDiscount {
  return { ok: false, refusal }
}
