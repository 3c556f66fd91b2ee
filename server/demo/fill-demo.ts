import { products } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { type DemoAccount, demoAccounts } from './demo-accounts.ts'
import { hasDemoProducts, seedDemo } from './seed-demo.ts'
import { seedOffers } from './seed-offers.ts'
import { seedSets } from './seed-sets.ts'
import { seedRestaurant } from './seed-restaurant.ts'
import { seedYear } from './year/seed-year.ts'

/** The content of a new demo: goods and a year that has passed, goods alone, or nothing, as a new shop has. */
export type DemoContents = 'year' | 'goods' | 'nothing'

/**
 * Fills a new demo, in one transaction with its accounts; a demo that has them stays what it is, but for what a later
 * release has added to the demo's own goods.
 * @returns see `demoAccounts`
 */
export async function fillDemo(
  ctx: Ctx,
  { dataDir, contents }: { dataDir: string; contents: DemoContents },
): Promise<DemoAccount[] | undefined> {
  const accounts = await demoAccounts(ctx, dataDir, (ctx) => fillNew(ctx, contents))
  if (await inTransaction(asShop(ctx), hasDemoProducts)) {
    await seedDemo(ctx)
    await seedRestaurant(ctx)
    await seedSets(ctx)
    await seedOffers(ctx)
  }
  return accounts
}

/** A shop that was filled before, by `npm run seed`, has sold nothing of its stock, so no year has passed in it. */
async function fillNew(ctx: ShopCtx, contents: DemoContents): Promise<void> {
  if (contents === 'nothing') return
  const hasYear = contents === 'year' && (await ctx.db.$count(products)) === 0
  await seedDemo(ctx, { isStocked: !hasYear })
  await seedRestaurant(ctx)
  if (hasYear) await seedYear(ctx)
}
