import { createUser } from '#domain/accounts/accounts/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { policy } from './policy.ts'
import type { RegisterCustomerInput, RegisterCustomerResult } from './schemas.ts'

/**
 * Adds a customer who phones or is at the counter, and mails them a link to set a password.
 * @throws DomainError forbidden
 */
export async function registerCustomer(
  ctx: Ctx,
  input: RegisterCustomerInput,
): Promise<RegisterCustomerResult> {
  const actor = policy.registerCustomer(ctx)
  const { language: locale, ...person } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<RegisterCustomerResult> => {
    const created = await createUser(ctx, { ...person, locale, invitedAt: ctx.now() })
    if (!created) return { ok: false, reason: 'email_taken' }
    await recordAudit(ctx, { actorId: actor.id, action: 'customer.registered', subjectId: created.id })
    await enqueueJob(ctx, { kind: 'send-invitation', userId: created.id })
    return { ok: true, id: created.id }
  })
}
