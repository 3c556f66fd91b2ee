import { useLocation } from 'react-router'
import { FieldError } from '#app/components/forms/field.tsx'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { focusOnTimes } from '#app/components/restaurant/focus-on-times.ts'
import { NoTimes } from '#app/components/restaurant/no-times.tsx'
import { PartyForm } from '#app/components/restaurant/party-form.tsx'
import { NearestTimes, TimeButtons } from '#app/components/restaurant/time-buttons.tsx'
import { useMyReservationMessages } from '#app/components/restaurant/use-my-reservation-messages.ts'
import { useReserveMessages } from '#app/components/restaurant/use-reserve-messages.ts'
import { useTimes } from '#app/components/restaurant/use-times.ts'
import { pathTo } from '#app/request/page-path.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { ChosenTime } from './chosen-time.tsx'
import { CardDetails } from './card-details.tsx'
import { refusalOf } from './refusal-of.ts'
import type { ReservationReply } from './reservation-actions.ts'
import type { ReservationProps } from './reservation-props.ts'

/** Another day, time or number of guests; until another table is found, the reservation stays as it is. */
export function ChangeCard({ reservation, limits, times: first, pageReply }: ReservationProps) {
  const texts = useMyReservationMessages()
  const reserve = useReserveMessages()
  const locale = useLocale()
  const { pathname } = useLocation()
  const { key, day, startsAt, partySize } = reservation
  const own = { guests: String(partySize), day }
  const found = useTimes({
    address: pathTo({ to: '/reservations/:key/times', params: { key } }, locale),
    first,
    start: own,
  })
  const { asked, times, state, look } = found
  const addressOf = (day: string) =>
    `${pathname}?${new URLSearchParams({ guests: asked.guests, day })}#change`
  const form = useReplyForm<ReservationReply>({
    intents: ['change'],
    pageReply,
    action: addressOf(asked.day),
    fieldErrors: reserve.fieldErrors,
    refusalText: (refusal) => ({
      text: refusalOf(refusal, texts, reserve),
    }),
    onReply: ({ refusal }) => {
      if (refusal) look(asked)
    },
  })
  const { reply, notice } = form
  const { guests = '', day: chosenDay = '' } = reply?.values ?? {}
  const chosen = reply?.done && { ...reply.done, guests, day: chosenDay }
  const isSameParty = times?.day === day && times.partySize === partySize
  return (
    <CardDetails
      id="change"
      title={texts.change}
      isOpen={first !== undefined || reply !== undefined}
      onOpen={() => {
        if (!times) look(own)
      }}
    >
      <p className="text-pretty">{texts.changeHint}</p>
      {!chosen && (
        <PartyForm of={found} limits={limits} action={`${pathname}#change`} addressOf={addressOf} />
      )}
      <ReplyFormFrame of={form} id="form-change" className="grid gap-5">
        {notice && (
          <FormNotice isError>
            <p className="font-semibold">{notice.text}</p>
            {reply?.refusal && 'nearest' in reply.refusal && (
              <NearestTimes times={reply.refusal.nearest} intent="choose" />
            )}
          </FormNotice>
        )}
        <FieldError name="guests" />
        <FieldError name="day" />
        {chosen ? (
          <ChosenTime
            chosen={chosen}
            backTo={addressOf(chosen.day)}
            onBack={() => {
              form.amend({ intent: 'change', values: {}, errors: {} })
              look({ guests: chosen.guests, day: chosen.day })
              focusOnTimes(form.form)
            }}
          />
        ) : (
          times && (
            <>
              <input type="hidden" name="guests" value={times.partySize} />
              <input type="hidden" name="day" value={times.day} />
              <TimeButtons
                slots={times.slots}
                intent="choose"
                own={isSameParty ? { time: formatTime(startsAt), text: texts.current } : undefined}
              />
            </>
          )
        )}
      </ReplyFormFrame>
      <p role="status" className={state === 'lost' ? 'notice notice-error' : 'sr-only'}>
        {state === 'lost' ? reserve.lost : state === 'looking' ? reserve.looking : ''}
      </p>
      {times && !chosen && (
        <NoTimes
          times={times}
          addressOf={addressOf}
          onChoose={(day) => look({ guests: asked.guests, day })}
        />
      )}
    </CardDetails>
  )
}
