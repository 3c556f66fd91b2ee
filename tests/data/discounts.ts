import { randomBytes } from 'node:crypto'
import { discountCodes } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'

/** Adds a code that only the calling test knows: 10 % off, unless overridden. */
export async function addDiscount(
  ctx: Ctx,
  overrides: Partial<typeof discountCodes.$inferInsert> = {},
): Promise<{ id: string; code: string }> {
  const code = `TEST-${randomBytes(5).toString('hex').toUpperCase()}`
  const terms = overrides.kind ? {} : ({ kind: 'percent', percent: 10 } as const)
  const [added] = await inTransaction(asShop(ctx), (ctx) =>
    ctx.db
      .insert(discountCodes)
      .values({ code, kind: 'percent', ...terms, ...overrides })
      .returning({ id: discountCodes.id, code: discountCodes.code }),
  )
  if (!added) throw new Error('no code was made')
  return added
}
