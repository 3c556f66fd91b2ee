import { eq } from 'drizzle-orm'
import { customers, users } from '#database/schema/index.ts'
import { changePerson } from '#domain/accounts/accounts/index.ts'
import { changesBetween, recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { mustFindUser } from './must-find-user.ts'
import { policy } from './policy.ts'
import type { UpdateCustomerInput, UpdateCustomerResult } from './schemas.ts'

/**
 * An admin corrects somebody's name, phone or language. The audit log names the fields and not their values: it outlives
 * the person's account, and is never rewritten.
 * @throws DomainError forbidden, not_found
 */
export async function updateCustomer(ctx: Ctx, input: UpdateCustomerInput): Promise<UpdateCustomerResult> {
  const actor = policy.updateCustomer(ctx)
  const { customerId, firstName, lastName, phone = null, language: locale, version } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<UpdateCustomerResult> => {
    await mustFindUser(ctx, { userId: customerId })
    const [current] = await ctx.db
      .select({
        firstName: customers.firstName,
        lastName: customers.lastName,
        phone: customers.phone,
        locale: users.locale,
        version: customers.version,
      })
      .from(customers)
      .innerJoin(users, eq(users.id, customers.id))
      .where(eq(customers.id, customerId))
    if (!current) throw new DomainError('not_found', 'account')
    if (current.version !== version) return { ok: false, reason: 'changed', current }
    const changed = Object.keys(changesBetween(current, { firstName, lastName, phone, locale }))
    if (changed.length === 0) return { ok: true }
    await changePerson(ctx, { userId: customerId, firstName, lastName, phone, locale })
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'account.updated',
      subjectId: customerId,
      details: { fields: changed.join(', ') },
    })
    return { ok: true }
  })
}
