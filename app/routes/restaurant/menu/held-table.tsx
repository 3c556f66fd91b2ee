import { EmailField } from '#app/components/forms/email-field.tsx'
import { TextField } from '#app/components/forms/field.tsx'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { MealFields } from '#app/components/reservations/meal-fields.tsx'
import type { ReserveLimits } from '#app/components/reservations/party-form.tsx'
import { useReserveMessages } from '#app/components/reservations/use-reserve-messages.ts'
import { startOfShopDay } from '#shared/dates.ts'
import { formatDay } from '#shared/events/relative-day.ts'
import { HOLD_MINUTES } from '#shared/reservations/rules.ts'
import { HoldCountdown } from './hold-countdown.tsx'

type HeldTableProps = {
  held: { day: string; time: string; guests: string; key: string; heldUntil: string }
  deposit: ReserveLimits['deposit']
  /** Its time has run out, and somebody else has it. */
  isLost: boolean
  /** How many milliseconds it is still held, as this table is shown first. */
  leftMs: number
  /** The page with the times of the day. */
  backTo: string
  onBack: () => void
}

/** What is held and for how long, and who is coming. */
export function HeldTable({ held, deposit, isLost, leftMs, backTo, onBack }: HeldTableProps) {
  const { day, time, guests, key, heldUntil } = held
  const texts = useReserveMessages()
  const locale = useLocale()
  const { charge } = useMoney()
  return (
    <>
      <FormNotice isError={isLost}>
        <p className="display text-lg text-pretty sm:text-xl">
          {formatDay(startOfShopDay(day), locale, 'long')}
          <span className="block tabular-nums">{texts.at(time)}</span>
        </p>
        <p className="mt-1">{texts.guests(Number(guests))}</p>
        {!isLost && <p>{heldUntil ? texts.held(heldUntil) : texts.ranOut}</p>}
        {deposit && Number(guests) >= deposit.from && (
          <p className="mt-1 font-semibold text-pretty">
            {texts.deposit(charge(Number(guests) * deposit.centsPerGuest), deposit.cancelHours)}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-4">
          <a
            href={backTo}
            className="link inline-flex min-h-11 items-center"
            onClick={(event) => {
              event.preventDefault()
              onBack()
            }}
          >
            {texts.otherTime}
          </a>
          {!isLost && (
            <SubmitButton
              intent={`hold-${time}`}
              pendingText={texts.pending}
              className="link inline-flex min-h-11 items-center"
            >
              {texts.holdLonger(HOLD_MINUTES)}
            </SubmitButton>
          )}
          {!isLost && heldUntil && <HoldCountdown key={key} leftMs={leftMs} />}
        </p>
      </FormNotice>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField name="name" label={texts.name} input={{ autoComplete: 'name', maxLength: 80 }} />
        <TextField
          name="phone"
          label={texts.phone}
          hint={texts.phoneHint}
          input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 30 }}
        />
        <div className="sm:col-span-2">
          <EmailField label={texts.email} hint={texts.emailHint} autoComplete="email" maxLength={254} />
        </div>
        <MealFields />
      </div>
      {!isLost && (
        <div>
          <SubmitButton
            intent="confirm"
            pendingText={texts.pending}
            className="btn btn-turmeric w-full px-8 sm:w-auto"
          >
            {texts.submit}
          </SubmitButton>
          <p className="mt-3 text-sm text-stone">{texts.privacy}</p>
        </div>
      )}
    </>
  )
}
