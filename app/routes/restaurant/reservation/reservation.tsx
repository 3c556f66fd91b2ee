import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { CallUs } from '#app/components/restaurant/call-us.tsx'
import { Deposit } from '#app/components/restaurant/deposit.tsx'
import { JarsAtTable } from '#app/components/restaurant/jars-at-table.tsx'
import { useMyReservationMessages } from '#app/components/restaurant/use-my-reservation-messages.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { formatDay } from '#shared/restaurant/relative-day.ts'
import { CancelCard } from './cancel-card.tsx'
import { ChangeCard } from './change-card.tsx'
import { Offer } from './offer.tsx'
import { ReservationFacts } from './reservation-facts.tsx'
import type { ReservationProps } from './reservation-props.ts'
import { WishesCard } from './wishes-card.tsx'

/** When and for how many, where it stands, and what can be done about it. */
export function Reservation(props: ReservationProps) {
  const texts = useMyReservationMessages()
  const locale = useLocale()
  const { reservation } = props
  const { startsAt, endsAt, partySize, status, canChange } = reservation
  const { deposit, jars, order } = props.words
  return (
    <>
      <p className="eyebrow">{texts.title}</p>
      <h1 className="mt-2 text-3xl md:text-4xl">{texts.states[status]}</h1>
      <p className="display mt-3 text-xl text-pretty">
        {`${texts.table(partySize)}, ${formatDay(startsAt, locale, 'long')}`}
        <span className="block tabular-nums">{texts.fromTo(formatTime(startsAt), formatTime(endsAt))}</span>
      </p>
      {deposit && <Deposit deposit={deposit} />}
      <WhatNow {...props} />
      <ReservationFacts reservation={reservation} />
      <JarsAtTable reservationKey={reservation.key} jars={jars} order={order} />
      {status === 'awaiting_deposit' && (
        <div className="mt-8">
          <CancelCard deposit={deposit?.whenCancelling} />
        </div>
      )}
      {canChange && (
        <div className="mt-8 grid gap-4">
          <ChangeCard key={`${startsAt.toISOString()} ${partySize}`} {...props} />
          <WishesCard {...props} />
          <CancelCard deposit={deposit?.whenCancelling} />
        </div>
      )}
    </>
  )
}

/** Says what stands in the way of a change, or what is to be decided. */
function WhatNow({ reservation, pageReply }: ReservationProps) {
  const texts = useMyReservationMessages()
  const { status, source, canChange } = reservation
  // The deposit's part says what there is to do.
  if (canChange || status === 'awaiting_deposit') return null
  if (source === 'waitlist' && (status === 'held' || status === 'lapsed')) {
    return <Offer reservation={reservation} pageReply={pageReply} />
  }
  if (status === 'confirmed' || status === 'seated') {
    return (
      <p className="notice mt-6">
        {texts.begun} <CallUs />
      </p>
    )
  }
  const said = status === 'cancelled' ? texts.cancelled : status === 'held' ? texts.notYet : texts.over
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <p className="text-pretty">{said}</p>
      <LocalLink to="/menu" hash="reserve" className="btn btn-leaf">
        {texts.again}
      </LocalLink>
    </div>
  )
}
