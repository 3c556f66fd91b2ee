import { asShop, type Ctx, inTransaction } from '../context.ts'
import { idOfReservationKey, readReservation } from '../seating/index.ts'
import { getSettings } from '../settings/index.ts'
import { depositFor, readTableOrders, toDepositView } from '../table-orders/index.ts'
import type { DepositView } from '../table-orders/schemas.ts'
import { policy } from './policy.ts'
import type { ReservationView } from './schemas.ts'

/**
 * A reservation as the holder of its link sees it. A hold that has run out has lapsed, though nobody may have noted it.
 * @throws DomainError not_found
 */
export async function getReservation(ctx: Ctx, { key }: { key: string }): Promise<ReservationView> {
  policy.getReservation(ctx)
  const id = idOfReservationKey(ctx, key)
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
    jars: (orders?.jars ?? []).map(({ number, accessKey }) => ({ number, orderKey: accessKey })),
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
