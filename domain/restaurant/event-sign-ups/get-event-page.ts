import type { Ctx } from '#domain/kernel/context.ts'
import { getKnownDetails } from '#domain/orders/checkout/index.ts'
import type { KnownDetails } from '#domain/orders/checkout/schemas.ts'
import { getEvent } from '../events/index.ts'
import type { EventKey } from '../events/schemas.ts'
import type { EventDetail } from '../events/views.ts'
import { findMySignUp } from './find-my-sign-up.ts'
import type { SignUpKey } from './schemas.ts'

/**
 * The page of an event: the event, the sign-up that the actor has for it, and the contact that its form fills in.
 * @throws DomainError not_found
 */
export async function getEventPage(
  ctx: Ctx,
  key: EventKey,
): Promise<{
  event: EventDetail
  mine: SignUpKey | undefined
  known: KnownDetails['contact'] | undefined
}> {
  const event = await getEvent(ctx, key)
  const [mine, known] = await Promise.all([findMySignUp(ctx, { eventId: event.id }), getKnownDetails(ctx)])
  return { event, mine, known: known?.contact }
}
