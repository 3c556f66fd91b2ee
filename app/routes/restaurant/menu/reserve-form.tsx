import { Suspense, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { FieldError } from '#app/components/forms/field.tsx'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { TakeReply } from '#app/components/restaurant/next-times-form.tsx'
import { PartyForm, type ReserveLimits } from '#app/components/restaurant/party-form.tsx'
import { reserveRefusalText } from '#app/components/restaurant/reserve-refusal-text.ts'
import { NearestTimes, TimeButtons } from '#app/components/restaurant/time-buttons.tsx'
import { useReserveMessages } from '#app/components/restaurant/use-reserve-messages.ts'
import { useTimes } from '#app/components/restaurant/use-times.ts'
import { fetchedLater } from '#app/components/ui/fetched-later.tsx'
import { pathTo } from '#app/request/page-path.ts'
import type { Times } from '#domain/restaurant/reservations/schemas.ts'
import {
  CONTACT_FIELDS,
  type HeldBefore,
  type KnownGuest,
  type ReserveReply,
  type WaitReply,
} from './reserve-reply.ts'

// The fields of those who hold a table, or wait for one, are a third of this; most days have free times.
const NoTimes = fetchedLater(
  'no-times',
  async () => (await import('#app/components/restaurant/no-times.tsx')).NoTimes,
)
const HeldTable = fetchedLater('held-table', async () => (await import('./held-table.tsx')).HeldTable)
const WaitForm = fetchedLater('wait-form', async () => (await import('./wait-form.tsx')).WaitForm, {
  mayFollow: true,
})

export type ReserveFormProps = {
  limits: ReserveLimits
  /** The times of the day that the address names. */
  times: Times | undefined
  /** The details of a guest who is signed in. */
  known: KnownGuest | undefined
  /** The table that this browser held already when it asked for the page. */
  held: HeldBefore | undefined
  pageReply: ReserveReply | WaitReply | TakeReply | undefined
}

/** Party and day, then a time, then who is coming: each in the place of the one before. */
export function ReserveForm({ limits, times: first, known, held, pageReply }: ReserveFormProps) {
  const texts = useReserveMessages()
  const locale = useLocale()
  const { pathname } = useLocation()
  const found = useTimes({
    address: pathTo('/reservations/times', locale),
    first,
    start: held?.values ?? { guests: '2', day: limits.firstDay },
  })
  const { asked, times, state, look } = found
  const addressOf = (day: string) =>
    `${pathname}?${new URLSearchParams({ guests: asked.guests, day })}#reserve`
  const form = useReplyForm<ReserveReply>({
    intents: ['hold', 'longer', 'confirm'],
    // Both kinds of reply say which form they are for.
    pageReply: pageReply as ReserveReply | undefined,
    action: addressOf(asked.day),
    values: { ...known, ...held?.values },
    fieldErrors: texts.fieldErrors,
    refusalText: (refusal) => ({ text: reserveRefusalText(refusal, texts) }),
    onReply: ({ refusal }) => {
      if (refusal) look(asked)
    },
  })
  const {
    reply,
    notice,
    state: { values },
  } = form
  const { key = '', day = '', time = '', guests = '', heldUntil = '', mayBeLonger = '' } = values
  const isHeld = key !== '' && reply?.refusal?.reason !== 'ended'

  const isAsked = first !== undefined || held !== undefined
  const begin = useEffectEvent(() => look({ guests: asked.guests }))
  useEffect(() => {
    if (!isAsked) begin()
  }, [isAsked])

  const nearest = reply?.refusal && 'nearest' in reply.refusal ? reply.refusal.nearest : undefined
  // Somebody else has it by now.
  const isLost = nearest !== undefined
  return (
    <div className="grid content-start gap-6">
      {!isHeld && (
        <PartyForm of={found} limits={limits} action={`${pathname}#reserve`} addressOf={addressOf} />
      )}
      <ReplyFormFrame of={form} id="form-reserve" className="grid gap-6">
        {notice && (
          <FormNotice isError>
            <p className="font-semibold">{notice.text}</p>
            <NearestTimes times={nearest ?? []} intent="hold" />
          </FormNotice>
        )}
        <FieldError name="guests" />
        <FieldError name="day" />
        {isHeld ? (
          <>
            <Hidden values={{ guests, day, time, key, heldUntil, mayBeLonger }} />
            <Suspense>
              <HeldTable
                held={{ day, time, guests, key, heldUntil, mayBeLonger }}
                draft={{ form: form.form, person: known?.email ?? '', reply }}
                deposit={limits.deposit}
                isLost={isLost}
                leftMs={reply?.done?.leftMs ?? held?.leftMs ?? 0}
                onBack={(typed) => {
                  form.amend({ intent: 'hold', values: typed, errors: {} })
                  look(asked)
                }}
              />
            </Suspense>
          </>
        ) : (
          times && (
            <>
              <Hidden
                values={{
                  guests: String(times.partySize),
                  day: times.day,
                  // The table held until another time is chosen, and what was typed.
                  ...Object.fromEntries(
                    ['replaces', ...CONTACT_FIELDS].map((name) => [name, values[name] ?? '']),
                  ),
                }}
              />
              <div className={`grid gap-5 ${state === 'looking' ? 'opacity-60' : ''}`}>
                <TimeButtons slots={times.slots} intent="hold" />
              </div>
            </>
          )
        )}
      </ReplyFormFrame>
      {!isHeld && (
        <>
          <p
            role="status"
            className={
              state === 'lost' ? 'notice notice-error' : times ? 'sr-only' : 'text-stone noscript:hidden'
            }
          >
            {state === 'lost' ? texts.lost : state === 'looking' || !times ? texts.looking : ''}
          </p>
          {times?.reason && (
            <Suspense>
              <NoTimes
                times={times}
                addressOf={addressOf}
                onChoose={(day) => look({ guests: asked.guests, day })}
              />
            </Suspense>
          )}
          {times?.slots.some(({ isFree }) => !isFree) && (
            <Suspense>
              <WaitForm
                key={`${times.day} ${times.partySize}`}
                times={times}
                known={known}
                action={addressOf(times.day)}
                pageReply={pageReply as WaitReply | undefined}
                onRoom={() => look(asked)}
              />
            </Suspense>
          )}
        </>
      )}
    </div>
  )
}

function Hidden({ values }: { values: Record<string, string> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
