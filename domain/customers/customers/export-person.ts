import { asc, desc, eq } from 'drizzle-orm'
import {
  carts,
  customerNotes,
  customers,
  knownDevices,
  securityEvents,
  sessions,
  userRoles,
  users,
} from '#database/schema/index.ts'
import { exportAddresses } from '#domain/accounts/addresses/index.ts'
import { exportContactThreads } from '../contact-threads/index.ts'
import { exportRestockRequests } from '#domain/catalog/back-in-stock/index.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { exportSignUps } from '#domain/restaurant/event-sign-ups/index.ts'
import { exportFavourites } from '#domain/recipes/favourites/index.ts'
import { exportConsents } from '#domain/base/mail-consents/index.ts'
import { exportDeliveries } from '#domain/newsletters/newsletter-sending/index.ts'
import { exportReservations } from '#domain/restaurant/reservations/index.ts'
import { exportVouchers } from '#domain/orders/vouchers/index.ts'
import { exportReviews } from '#domain/orders/reviews/index.ts'
import { exportOrders, isOfCustomer } from './export-orders.ts'

/**
 * Everything the shop knows about a person with an account, as JSON, with times in UTC and amounts in ZAR cents: what
 * staff wrote about them too, but no secrets.
 * @throws DomainError not_found
 */
export async function exportPerson(
  ctx: ShopCtx,
  { userId }: { userId: string },
): Promise<Record<string, unknown>> {
  return inTransaction(ctx, async (ctx) => {
    const [profile] = await ctx.db
      .select({
        email: users.email,
        emailVerifiedAt: users.emailConfirmedAt,
        firstName: customers.firstName,
        lastName: customers.lastName,
        phone: customers.phone,
        marketingConsent: customers.marketingConsent,
        locale: users.locale,
        memberSince: customers.createdAt,
        invitedAt: users.invitedAt,
        lockedAt: users.lockedAt,
      })
      .from(users)
      .innerJoin(customers, eq(customers.id, users.id))
      .where(eq(users.id, userId))
    if (!profile) throw new DomainError('not_found', 'account')
    const roles = await ctx.db
      .select({ role: userRoles.role })
      .from(userRoles)
      .where(eq(userRoles.userId, userId))
    const [cart] = await ctx.db.select({ lines: carts.lines }).from(carts).where(eq(carts.customerId, userId))
    return {
      exportedAt: ctx.now(),
      profile,
      roles: roles.map(({ role }) => role),
      cart: cart?.lines ?? '',
      mailConsents: await exportConsents(ctx, profile),
      newsletters: await exportDeliveries(ctx, profile),
      restockRequests: await exportRestockRequests(ctx, profile),
      favourites: await exportFavourites(ctx, { userId }),
      addresses: await exportAddresses(ctx, { userId }),
      notes: await ctx.db
        .select({ text: customerNotes.text, at: customerNotes.createdAt })
        .from(customerNotes)
        .where(eq(customerNotes.customerId, userId))
        .orderBy(asc(customerNotes.id)),
      messages: await exportContactThreads(ctx, {
        sender: { customerId: userId, provedEmail: profile.emailVerifiedAt ? profile.email : undefined },
      }),
      sessions: await ctx.db
        .select({
          startedAt: sessions.createdAt,
          seenAt: sessions.seenAt,
          expiresAt: sessions.expiresAt,
          userAgent: sessions.userAgent,
        })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.seenAt)),
      knownDevices: await ctx.db
        .select({ since: knownDevices.createdAt, until: knownDevices.expiresAt })
        .from(knownDevices)
        .where(eq(knownDevices.userId, userId))
        .orderBy(desc(knownDevices.createdAt)),
      securityEvents: await ctx.db
        .select({ event: securityEvents.event, count: securityEvents.count, lastAt: securityEvents.lastAt })
        .from(securityEvents)
        .where(eq(securityEvents.userId, userId))
        .orderBy(desc(securityEvents.lastAt)),
      signUps: await exportSignUps(ctx, {
        customerId: userId,
        ...(profile.emailVerifiedAt && { email: profile.email }),
      }),
      tables: await exportReservations(ctx, {
        customerId: userId,
        ...(profile.emailVerifiedAt && { email: profile.email }),
      }),
      reviews: profile.emailVerifiedAt ? await exportReviews(ctx, { email: profile.email }) : [],
      vouchers: await exportVouchers(ctx, {
        which: isOfCustomer(userId),
        ...(profile.emailVerifiedAt && { email: profile.email }),
      }),
      orders: await exportOrders(ctx, { which: isOfCustomer(userId) }),
    }
  })
}
