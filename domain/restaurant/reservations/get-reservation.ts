import { eq } from 'drizzle-orm'
import { reservations } from '#database/schema/index.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { addTime, MINUTE } from '#shared/kernel/durations.ts'
import { HOLD_MINUTES } from '#shared/restaurant/rules.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { findIdOfSealedKey } from '#domain/kernel/sealed-keys.ts'
import { idOfReservationKey, readReservation } from '../seating/index.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { depositFor, readTableOrders, toDepositView } from '../table-orders/index.ts'
import type { DepositView } from '../table-orders/views.ts'
import type { ReservationView } from './views.ts'
import { policy } from './policy.ts'
import type { HeldTable } from './schemas.ts'

/**
 * A reservation as the holder of its link sees it. A hold that has run out has lapsed, though nobody may have noted it.
 * @throws DomainError not_found
 */
export async function getReservation(ctx: Ctx, { key }: { key: string }): Promise<ReservationView> {
  policy.getReservation(ctx)
  const id = idOfReservationKey(ctx, key)
  const { actor } = ctx
  const { reservations: rules } = await getSettings(ctx)
  const { row, orders } = await inTransaction(asShop(ctx), async (ctx) => ({
    row: await readReservation(ctx, { id }),
    orders: (await readTableOrders(ctx, { reservationIds: [id] })).get(id),
  }))
  const { day, startsAt, endsAt, partySize, status, heldUntil, source, name, email, phone } = row
  const { occasion, allergies, wishes, locale } = row
  const hasLapsed = status === 'held' && heldUntil !== null && heldUntil <= ctx.now()
  return {
    day,
    startsAt,
    endsAt,
    partySize,
    heldUntil,
    source,
    name,
    email,
    phone,
    occasion,
    allergies,
    wishes,
    locale,
    deposit: depositView(),
    jars: (orders?.jars ?? []).map(({ number, accessKey, customerId }) => ({
      number,
      orderKey: actor.role === 'customer' && actor.id === customerId ? accessKey : null,
    })),
    status: hasLapsed ? 'lapsed' : status,
    canChange: status === 'confirmed' && startsAt > ctx.now(),
  }

  function depositView(): DepositView | null {
    const order = orders?.deposit
    const cents = order?.totalCents ?? depositFor(ctx, rules, row)?.totalCents
    const isAskedFor = order ?? (row.status === 'held' || row.status === 'lapsed')
    if (!isAskedFor || cents === undefined) return null
    return toDepositView({ order, cents, startsAt, cancelHours: rules.cancelHours, now: ctx.now() })
  }
}

/**
 * The table that a guest holds while they fill the form, or held until its time ran out: it may be reserved still.
 * Undefined once something became of it, and for a key that the shop has not made.
 */
export async function findHeldTable(ctx: Ctx, { key }: { key: string }): Promise<HeldTable | undefined> {
  policy.findHeldTable(ctx)
  const id = findIdOfSealedKey(ctx, { of: 'reservation', key })
  if (id === undefined) return undefined
  const { status, source, day, startsAt, partySize, heldUntil, createdAt } = reservations
  const [held] = await inTransaction(asShop(ctx), ({ db }) =>
    db
      .select({ status, source, day, startsAt, partySize, heldUntil, createdAt })
      .from(reservations)
      .where(eq(reservations.id, id)),
  )
  const now = ctx.now()
  const isOpen = held?.status === 'held' || held?.status === 'lapsed'
  if (!held || !isOpen || held.source !== 'web' || held.startsAt <= now) return undefined
  const until = held.heldUntil !== null && held.heldUntil > now ? held.heldUntil : null
  return {
    key,
    day: held.day,
    time: formatTime(held.startsAt),
    partySize: held.partySize,
    heldUntil: until,
    mayBeLonger: until !== null && until <= addTime(held.createdAt, HOLD_MINUTES * MINUTE),
  }
}
