import { findAddressee } from '../accounts/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { setMailConsent } from '../mail-consents/index.ts'
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
  await inTransaction(asShop(ctx), async (ctx) => {
    const person = await findAddressee(ctx, { userId: id })
    if (!person) return
    await setMailConsent(ctx, {
      email: person.email,
      topic: 'newsletter',
      isGiven: marketingConsent,
      wording: '',
      language: person.locale,
      source: 'settings',
    })
  })
}
