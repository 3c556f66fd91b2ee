import { and, desc, eq, gt, sql } from 'drizzle-orm'
import {
  customerNotes,
  customers,
  customerTotals,
  mailLinks,
  sessions,
  users,
} from '#database/schema/index.ts'
import { LINK_LIFE, personColumns } from '#domain/accounts/accounts/index.ts'
import { readContactThreadsOf } from '../contact-threads/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { nameOf } from '#domain/kernel/name-of.ts'
import { policy } from './policy.ts'
import { readConsentHistory } from './read-consent-history.ts'
import { readAddresses, readOrders } from './read-orders.ts'
import type { GetStaffCustomerInput } from './schemas.ts'
import type { StaffCustomerView } from './views.ts'

/** Notes and messages that are shown, the newest. */
const MOST_SHOWN = 100

/**
 * A person with all that staff need to answer them.
 * @throws DomainError forbidden, not_found
 */
export async function getStaffCustomer(ctx: Ctx, input: GetStaffCustomerInput): Promise<StaffCustomerView> {
  policy.getStaffCustomer(ctx)
  const { id } = input
  return inTransaction(asShop(ctx), async (ctx) => {
    const [person] = await ctx.db
      .select({
        id: users.id,
        email: users.email,
        name: sql<string>`${customers.fullname}`,
        firstName: customers.firstName,
        lastName: customers.lastName,
        phone: customers.phone,
        locale: users.locale,
        version: customers.version,
        memberSince: customers.createdAt,
        verifiedAt: users.emailConfirmedAt,
        invitedAt: users.invitedAt,
        lockedAt: users.lockedAt,
        roles: personColumns.roles,
        consents: customers.marketingConsent,
        orderCount: customerTotals.orderCount,
        spentCents: customerTotals.spentCents,
        lastOrderAt: customerTotals.lastOrderAt,
      })
      .from(users)
      .innerJoin(customers, eq(customers.id, users.id))
      .innerJoin(customerTotals, eq(customerTotals.customerId, users.id))
      .where(eq(users.id, id))
    if (!person) throw new DomainError('not_found', 'account')
    const { invitedAt, ...view } = person
    // Only with a verified address: a customer may have typed a stranger's, and must not see the stranger's orders.
    const buyer = { id, provedEmail: view.verifiedAt ? view.email : undefined }
    return {
      ...view,
      invitation: view.verifiedAt || !invitedAt ? null : await readInvitation(ctx, id, invitedAt),
      sessionCount: await ctx.db.$count(
        sessions,
        and(eq(sessions.userId, id), gt(sessions.expiresAt, ctx.now())),
      ),
      addresses: await readAddresses(ctx, buyer),
      consentHistory: await readConsentHistory(ctx, view.email),
      notes: await readNotes(ctx, id),
      threads: await readContactThreadsOf(ctx, {
        sender: { customerId: id, provedEmail: buyer.provedEmail },
        most: MOST_SHOWN,
      }),
      orders: await readOrders(ctx, buyer, input),
    }
  })
}

/** The link of the last invitation that was sent; one that waits to be sent works from then on. */
async function readInvitation(ctx: ShopCtx, userId: string, invitedAt: Date) {
  const [link] = await ctx.db
    .select({ sentAt: mailLinks.createdAt, worksUntil: mailLinks.expiresAt })
    .from(mailLinks)
    .where(and(eq(mailLinks.userId, userId), eq(mailLinks.purpose, 'invitation')))
    .orderBy(desc(mailLinks.createdAt))
    .limit(1)
  const worksUntil = link?.worksUntil ?? new Date(invitedAt.getTime() + LINK_LIFE.invitation)
  return { sentAt: link?.sentAt ?? invitedAt, worksUntil, isExpired: worksUntil <= ctx.now() }
}

function readNotes(ctx: ShopCtx, id: string) {
  return ctx.db
    .select({
      id: customerNotes.id,
      text: customerNotes.text,
      at: customerNotes.createdAt,
      authorName: nameOf(customerNotes.authorId),
    })
    .from(customerNotes)
    .where(eq(customerNotes.customerId, id))
    .orderBy(desc(customerNotes.id))
    .limit(MOST_SHOWN)
}
