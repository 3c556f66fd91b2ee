import type { Ctx } from '#domain/kernel/context.ts'
import { findReservations } from '../guest-desk/index.ts'
import type { FoundReservation } from '../guest-desk/schemas.ts'
import { listServiceDay } from './list-service-day.ts'
import type { ServiceDay } from './views.ts'
import { policy } from './policy.ts'
import { proposeTables } from './propose-tables.ts'
import type { DoorInput, ProposedTables } from './schemas.ts'

/**
 * The page at the door: a day of service, tables for a party that has come, if its size is given, and the reservations
 * that are searched for, if any are.
 * @throws DomainError forbidden
 */
export async function getDoor(
  ctx: Ctx,
  { day, guests, search }: DoorInput,
): Promise<{
  day: ServiceDay
  proposed: ProposedTables | undefined
  found: { search: string; list: FoundReservation[] } | undefined
}> {
  policy.getDoor(ctx)
  return {
    day: await listServiceDay(ctx, { ...(day && { day }) }),
    proposed: guests ? await proposeTables(ctx, { partySize: guests }) : undefined,
    found: search ? { search, list: await findReservations(ctx, { search }) } : undefined,
  }
}
