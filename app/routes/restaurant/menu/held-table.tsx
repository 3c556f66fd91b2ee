import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { EmailField } from '#app/components/forms/email-field.tsx'
import { TextField } from '#app/components/forms/field.tsx'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useDraft } from '#app/components/forms/use-draft.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { focusOnTimes } from '#app/components/restaurant/focus-on-times.ts'
import { MealFields } from '#app/components/restaurant/meal-fields.tsx'
import type { ReserveLimits } from '#app/components/restaurant/party-form.tsx'
import { useReserveMessages } from '#app/components/restaurant/use-reserve-messages.ts'
import { startOfShopDay } from '#shared/kernel/dates.ts'
import { formatDay } from '#shared/restaurant/relative-day.ts'
import { HOLD_MINUTES } from '#shared/restaurant/rules.ts'
import { HoldCountdown } from './hold-countdown.tsx'
import { CHOOSES_AGAIN, CONTACT_FIELDS } from './reserve-reply.ts'

type HeldTableProps = {
  /** The place that keeps what is typed, and the form's last answer. */
  draft: { form: RefObject<HTMLFormElement | null>; person: string; reply: unknown }
  held: Record<'day' | 'time' | 'guests' | 'key' | 'heldUntil' | 'mayBeLonger', string>
  deposit: ReserveLimits['deposit']
  /** Its time has run out, and somebody else has it. */
  isLost: boolean
  /** The milliseconds for which it is still held, as this table is shown first. */
  leftMs: number
  /** Another time is to be chosen; what was typed stays. */
  onBack: (typed: Record<string, string>) => void
}

/** The table that is held and for how long, and who is coming. */
export function HeldTable({ held, draft, deposit, isLost, leftMs, onBack }: HeldTableProps) {
  const { day, time, guests, key, heldUntil, mayBeLonger } = held
  const texts = useReserveMessages()
  const locale = useLocale()
  const { charge } = useMoney()
  const { pathname } = useLocation()
  const { form, person, reply } = draft
  useDraft(form, { about: 'table', key: '', person, names: CONTACT_FIELDS, endsWith: 'confirm' }, reply)

  // Its script may have come after the answer, and the button that was pressed is gone.
  const sayWhatIsHeld = useEffectEvent(() => {
    if (!reply || document.activeElement !== document.body) return
    form.current?.querySelector<HTMLElement>('[data-notice]')?.focus()
  })
  useEffect(() => sayWhatIsHeld(), [])

  function goBack() {
    const sent = new FormData(form.current ?? undefined)
    const typed = CONTACT_FIELDS.map((name) => {
      const value = sent.get(name)
      return [name, typeof value === 'string' ? value : '']
    })
    onBack({ ...Object.fromEntries(typed), replaces: key, key: '' })
    focusOnTimes(form)
  }

  return (
    <>
      <FormNotice isError={isLost}>
        <p className="display text-lg text-pretty sm:text-xl">
          {formatDay(startOfShopDay(day), locale, 'long')}
          <span className="block tabular-nums">{texts.at(time)}</span>
        </p>
        <p className="mt-1">{texts.guests(Number(guests))}</p>
        {!isLost && <p>{heldUntil ? texts.held(heldUntil) : texts.refused.ran_out}</p>}
        {deposit && Number(guests) >= deposit.from && (
          <p className="mt-1 font-semibold text-pretty">
            {texts.deposit(charge(Number(guests) * deposit.centsPerGuest), deposit.cancelHours)}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-4">
          <a
            href={`${pathname}?${new URLSearchParams({ guests, day, [CHOOSES_AGAIN]: '1' })}#reserve`}
            className="link inline-flex min-h-11 items-center"
            onClick={(event) => {
              event.preventDefault()
              goBack()
            }}
          >
            {texts.otherTime}
          </a>
          {!isLost && mayBeLonger && (
            <SubmitButton
              intent="longer"
              pendingText={texts.pending}
              className="link inline-flex min-h-11 items-center"
            >
              {texts.holdLonger(HOLD_MINUTES)}
            </SubmitButton>
          )}
          {!isLost && heldUntil && <HoldCountdown key={`${key} ${heldUntil}`} leftMs={leftMs} />}
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
