import { setConsent } from '../accounts/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { policy } from './policy.ts'
import type { SetMarketingConsentInput } from './schemas.ts'

/**
 * Sets whether the actor may be sent news; without consent they get none.
 * @throws DomainError forbidden
 */
export async function setMarketingConsent(
  ctx: Ctx,
  { marketingConsent }: SetMarketingConsentInput,
): Promise<void> {
  const { id } = policy.setMarketingConsent(ctx)
  await inTransaction(asShop(ctx), (ctx) =>
    setConsent(ctx, { customerId: id, isGiven: marketingConsent, source: 'settings' }),
  )
}
