import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMyReservationMessages } from '#app/components/restaurant/use-my-reservation-messages.ts'
import { useReserveMessages } from '#app/components/restaurant/use-reserve-messages.ts'
import { startOfShopDay } from '#shared/kernel/dates.ts'
import { formatDay } from '#shared/restaurant/relative-day.ts'

type ChosenTimeProps = {
  chosen: { guests: string; day: string; time: string }
  /** The page with the times of the day. */
  backTo: string
  onBack: () => void
}

/** Asked once more before a reservation moves: to when, and for how many. */
export function ChosenTime({ chosen: { guests, day, time }, backTo, onBack }: ChosenTimeProps) {
  const texts = useMyReservationMessages()
  const reserve = useReserveMessages()
  const locale = useLocale()
  return (
    <>
      <FormNotice>
        <p>{texts.changeTo}</p>
        <p className="display text-lg text-pretty sm:text-xl">
          {formatDay(startOfShopDay(day), locale, 'long')}
          <span className="block tabular-nums">{reserve.at(time)}</span>
        </p>
        <p className="mt-1">{reserve.guests(Number(guests))}</p>
      </FormNotice>
      <input type="hidden" name="guests" value={guests} />
      <input type="hidden" name="day" value={day} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton intent={`change-${time}`} pendingText={reserve.pending} className="btn btn-turmeric">
          {texts.changeNow}
        </SubmitButton>
        <a
          href={backTo}
          className="link inline-flex min-h-11 items-center"
          onClick={(event) => {
            event.preventDefault()
            onBack()
          }}
        >
          {reserve.otherTime}
        </a>
      </div>
    </>
  )
}
