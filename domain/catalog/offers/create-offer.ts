import { eq } from 'drizzle-orm'
import { categories, offers, products } from '#database/schema/index.ts'
import { changesBetween, recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { CreateOfferInput, CreateOfferResult } from './schemas.ts'

/**
 * Creates an offer, which applies by itself from its start to its end; its values stand in the audit log.
 * @throws DomainError forbidden
 */
export async function createOffer(ctx: Ctx, input: CreateOfferInput): Promise<CreateOfferResult> {
  const actor = policy.createOffer(ctx)
  const now = ctx.now()
  const { sku, categoryId, startsAt: wantedStart = now, endsAt, ...terms } = input
  // Nobody got it before now.
  const startsAt = wantedStart < now ? now : wantedStart
  if (endsAt <= now || endsAt <= startsAt) return { ok: false, reason: 'already_over' }
  return inTransaction(asShop(ctx), async (ctx): Promise<CreateOfferResult> => {
    const [product] = sku
      ? await ctx.db
          .select({ id: products.id, priceCents: products.priceCents })
          .from(products)
          .where(eq(products.sku, sku))
      : []
    if (sku && !product) return { ok: false, reason: 'unknown_product' }
    if (categoryId && !(await ctx.db.$count(categories, eq(categories.id, categoryId)))) {
      return { ok: false, reason: 'unknown_category' }
    }
    if (product && terms.kind === 'sale_price' && terms.amountCents >= product.priceCents) {
      return { ok: false, reason: 'not_below_price', priceCents: product.priceCents }
    }
    const row = { ...terms, startsAt, endsAt, categoryId, productId: product?.id ?? null }
    const [created] = await ctx.db
      .insert(offers)
      .values({ ...row, createdBy: actor.id, createdAt: now })
      .returning({ id: offers.id })
    if (!created) throw new Error('an offer was not written')
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'offer.created',
      subjectId: created.id,
      details: { name: input.name.en },
      changes: changesBetween<object>({}, row),
    })
    return { ok: true, id: created.id }
  })
}
