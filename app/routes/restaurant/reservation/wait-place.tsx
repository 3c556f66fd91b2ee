import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useMyReservationMessages } from '#app/components/restaurant/use-my-reservation-messages.ts'
import { useReserveMessages } from '#app/components/restaurant/use-reserve-messages.ts'
import type { WaitlistView } from '#domain/restaurant/reservations/schemas.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { formatDay } from '#shared/restaurant/relative-day.ts'
import { CardDetails } from './card-details.tsx'

/** A place on the waitlist: what is waited for, and the way off it. */
export function WaitPlace({ entry }: { entry: WaitlistView }) {
  const { wait: texts, again, table } = useMyReservationMessages()
  const { pending } = useReserveMessages()
  const locale = useLocale()
  const { fromAt, untilAt, partySize, email, status } = entry
  const isWaiting = status === 'waiting'
  return (
    <>
      <p className="eyebrow">{texts.title}</p>
      <h1 className="mt-2 text-3xl md:text-4xl">{texts.states[status]}</h1>
      <p className="display mt-3 text-xl text-pretty">
        {`${table(partySize)}, ${formatDay(fromAt, locale, 'long')}`}
        <span className="block tabular-nums">{texts.between(formatTime(fromAt), formatTime(untilAt))}</span>
      </p>
      <p className="mt-6 text-pretty wrap-anywhere">
        {isWaiting ? texts.text(email) : status === 'cancelled' ? texts.left : texts.lapsedText}
      </p>
      <div className="mt-8">
        {isWaiting ? (
          <CardDetails id="leave" title={texts.leave}>
            <p className="text-pretty">{texts.leaveText}</p>
            <ButtonForm>
              <SubmitButton intent="leave" pendingText={pending} className="btn btn-primary">
                {texts.leaveNow}
              </SubmitButton>
            </ButtonForm>
          </CardDetails>
        ) : (
          <LocalLink to="/menu" hash="reserve" className="btn btn-leaf">
            {again}
          </LocalLink>
        )}
      </div>
    </>
  )
}
