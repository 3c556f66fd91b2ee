import { sql } from 'drizzle-orm'
import type { HoldKeyKind } from '#database/schema/index.ts'
import type { Ctx, ShopCtx } from './context.ts'

/** Returns the mailbox of an address: `Nok+shop@example.com` is read by nok@example.com. */
export const mailboxOf = (email: string) => email.toLowerCase().replace(/\+[^@]*@/, '@')

/** Somebody who asks for something, as far as it is known; `customerId` is null for guests, `phone` may be ''. */
export type Person = { customerId: string | null; email: string; phone: string }

/**
 * Returns what somebody is recognised by, as keyed hashes: the account or, for guests, mail address and phone number as
 * far as they say whose they are; and the network address. Anybody may type anybody's mail address, so it does not
 * count for those who are signed in: else strangers could use up what they may have. The network around an IPv6 address
 * is shared by many: limits count it, more widely, and nothing else.
 * @param of what is counted: hashes of one count are worth nothing to another
 */
export function contactKeys(
  ctx: Ctx,
  of: 'hold' | 'guest',
  { customerId, email, phone }: Person,
): { kind: HoldKeyKind; key: string }[] {
  const contact: [HoldKeyKind, string][] = customerId
    ? [['account', customerId]]
    : [
        ['email', mailboxOf(email)],
        // +27 82 555 0142 is 082 555 0142.
        ['phone', phone.replace(/\D/g, '').slice(-9)],
      ]
  const { address, network = '' } = ctx.client
  const sender: [HoldKeyKind, string][] = [
    ['address', address],
    ['network', network],
  ]
  return [...contact, ...sender]
    .filter(([, value]) => value !== '')
    .map(([kind, value]) => ({ kind, key: ctx.seal(`${of} ${kind} ${value}`) }))
}

/**
 * Makes all others with one of these keys wait until the transaction ends: what is counted under them cannot change in
 * between. The locks are taken in one order, so that two who share some cannot deadlock.
 */
export async function lockKeys(ctx: ShopCtx, keys: { key: string }[]): Promise<void> {
  const values = sql.join(
    keys.map(({ key }) => sql`(${key}::text)`),
    sql`, `,
  )
  await ctx.db.execute(sql`
    select pg_advisory_xact_lock(number) from (
      select distinct hashtextextended(key, 0) as number from (values ${values}) as keys (key) order by number
    ) as numbers`)
}
