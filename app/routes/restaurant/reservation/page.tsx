import { useMyReservationMessages } from '#app/components/restaurant/use-my-reservation-messages.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { leadTo } from '#app/request/lead-to.ts'
import { requireParam } from '#app/request/require-param.ts'
import { asksForTimes, readTimes } from '#app/request/restaurant/read-times.ts'
import { reserveLimits } from '#app/request/restaurant/reserve-limits.ts'
import { tableWords } from '#app/request/restaurant/table-words.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { findWaitlistEntry, getReservation } from '#domain/restaurant/reservations/index.ts'
import { guestKey } from '#domain/restaurant/reservations/schemas.ts'
import type { Route } from './+types/page.ts'
import { Reservation } from './reservation.tsx'
import {
  cancelAction,
  changeAction,
  chooseAction,
  leaveAction,
  acceptOfferAction,
  wishesAction,
} from './reservation-actions.ts'
import { WaitPlace } from './wait-place.tsx'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const key = requireParam(guestKey.shape.key, params.key, 'reservation')
  const entry = await runVerb(context, (ctx) => findWaitlistEntry(ctx, { key }))
  if (entry?.reservationKey) {
    throw leadTo(
      context,
      { to: '/reservations/:key', params: { key: entry.reservationKey } },
      { status: 302 },
    )
  }
  if (entry) return { entry }
  const reservation = await runVerb(context, (ctx) => getReservation(ctx, { key }))
  const limits = await reserveLimits(context)
  const times = asksForTimes(url) ? await readTimes(context, url, key) : undefined
  return { reservation: { ...reservation, key }, words: tableWords(context, reservation), limits, times }
}

export async function action(args: Route.ActionArgs) {
  const key = requireParam(guestKey.shape.key, args.params.key, 'reservation')
  return runIntent(
    { ...args, key },
    {
      'choose-*': chooseAction,
      'change-*': changeAction,
      wishes: wishesAction,
      cancel: cancelAction,
      take: acceptOfferAction,
      leave: leaveAction,
    },
  )
}

/** The address is the key to the reservation: it is kept from caches, search engines and the pages it links to. */
export function headers() {
  return { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' }
}

export default function ReservationPage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMyReservationMessages()
  const { entry } = loaderData
  return (
    <div data-night className="page max-w-3xl pt-10 md:pt-16">
      <PageHead title={entry ? texts.wait.title : texts.title} noIndex />
      {entry ? <WaitPlace entry={entry} /> : <Reservation {...loaderData} pageReply={actionData} />}
      <p className="mt-10 text-sm text-stone">{texts.keepLink}</p>
    </div>
  )
}
