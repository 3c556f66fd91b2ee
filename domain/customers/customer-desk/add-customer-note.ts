import { customerNotes } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { mustFindUser } from './must-find-user.ts'
import { policy } from './policy.ts'
import type { AddCustomerNoteInput } from './schemas.ts'

/**
 * Staff leave a note on a customer, for each other. The customer reads it too in an export of their data.
 * @throws DomainError forbidden, not_found
 */
export async function addCustomerNote(ctx: Ctx, { customerId, text }: AddCustomerNoteInput): Promise<void> {
  const actor = policy.addCustomerNote(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    await mustFindUser(ctx, { userId: customerId })
    await ctx.db.insert(customerNotes).values({ customerId, text, authorId: actor.id, createdAt: ctx.now() })
  })
}
