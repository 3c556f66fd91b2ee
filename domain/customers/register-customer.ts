import { createUser } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { enqueueJob } from '../jobs/index.ts'
import type { RegisterCustomerInput, RegisterCustomerResult } from './schemas.ts'

/** Staff register somebody who calls or stands at the counter; they get a mail to set a password. */
export async function registerCustomer(
  ctx: Ctx,
  input: RegisterCustomerInput,
): Promise<RegisterCustomerResult> {
  const { actor } = ctx
  if (actor.role !== 'staff') throw new DomainError('forbidden')
  const { language: locale, ...person } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<RegisterCustomerResult> => {
    const created = await createUser(ctx, { ...person, locale })
    if (!created) return { ok: false, reason: 'email_taken' }
    await recordAudit(ctx, { actorId: actor.id, action: 'customer.registered', subjectId: created.id })
    await enqueueJob(ctx, 'send-invitation', { userId: created.id })
    return { ok: true, id: created.id }
  })
}
