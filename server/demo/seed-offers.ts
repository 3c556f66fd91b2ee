import { inArray, sql } from 'drizzle-orm'
import { seedOffers as seeds } from '#database/seed/catalog/offers.ts'
import { offers, products } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { shopDay, startOfShopDay } from '#shared/kernel/dates.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'
import { SEED_LOCK } from './seed-demo.ts'

/** Begins the demo's offers now, once: a demo that has or had offers stays as it is. */
export async function seedOffers(ctx: Ctx): Promise<void> {
  await inTransaction(asShop(ctx), async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if ((await ctx.db.$count(offers)) > 0) return
    const slugs = seeds.map(({ product }) => product)
    const there = await ctx.db
      .select({ id: products.id, slug: products.slug, priceCents: products.priceCents })
      .from(products)
      .where(inArray(products.slug, slugs))
    const rows = seeds.flatMap(({ product: slug, days, ...offer }) => {
      const product = there.find((one) => one.slug === slug && one.priceCents > offer.amountCents)
      if (!product) return []
      const now = ctx.now()
      const endsAt = startOfShopDay(shopDay(addTime(now, days * DAY)))
      const period = { startsAt: now, endsAt, createdAt: now }
      return [{ ...offer, ...period, kind: 'sale_price' as const, productId: product.id }]
    })
    if (rows.length > 0) await ctx.db.insert(offers).values(rows)
  })
}
