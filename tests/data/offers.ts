import { offers } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'

/** Adds an offer: 10 % off everything for two years from 2026, unless overridden. */
export async function addOffer(
  ctx: Ctx,
  overrides: Partial<typeof offers.$inferInsert> = {},
): Promise<{ id: string }> {
  const terms = overrides.kind ? {} : ({ percent: 10 } as const)
  const [added] = await inTransaction(asShop(ctx), (ctx) =>
    ctx.db
      .insert(offers)
      .values({
        name: { en: 'Test offer', th: 'โปรโมชั่นทดสอบ' },
        kind: 'percent',
        ...terms,
        startsAt: new Date('2026-01-01T00:00:00Z'),
        endsAt: new Date('2028-01-01T00:00:00Z'),
        ...overrides,
      })
      .returning({ id: offers.id }),
  )
  if (!added) throw new Error('no offer was made')
  return added
}
