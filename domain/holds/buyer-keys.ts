import type { HoldKeyKind } from '#database/schema/index.ts'
import type { Ctx } from '../context.ts'
import type { Buyer } from './schemas.ts'

type HoldKey = { kind: HoldKeyKind; key: string }

/**
 * What a buyer is recognised by, as keyed hashes: the account or, for guests, mail address and phone number as far as
 * they say whose they are; and the network address. Anybody may type anybody's mail address, so it does not count for
 * those who are signed in: else strangers could use up what they may have.
 */
export function keysOf(ctx: Ctx, { customerId, email, phone }: Buyer): HoldKey[] {
  const contact: [HoldKeyKind, string][] = customerId
    ? [['account', customerId]]
    : [
        // `nok+shop@example.com` is read by nok@example.com.
        ['email', email.toLowerCase().replace(/\+[^@]*@/, '@')],
        // +27 82 555 0142 is 082 555 0142.
        ['phone', phone.replace(/\D/g, '').slice(-9)],
      ]
  return [...contact, ['address', ctx.client.address] as const].map(([kind, value]) => ({
    kind,
    key: ctx.seal(`hold ${kind} ${value}`),
  }))
}
