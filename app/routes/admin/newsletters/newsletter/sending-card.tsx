import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { NewsletterView } from '#domain/newsletters/newsletters/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import { SECOND } from '#shared/kernel/durations.ts'
import {
  DELIVERY_STATES,
  SENDING_STEP_TABLE,
  SENDING_STEPS,
  type SendingStep,
} from '#shared/newsletters/newsletter-fields.ts'

const REFRESH_MS = 3 * SECOND

/** The progress of a newsletter and what became of its mails; and, for admins, pausing, going on and stopping it. */
export function SendingCard({ newsletter }: { newsletter: NewsletterView }) {
  const { newsletters: texts } = useStaffMessages()
  const { state, counts, scheduledFor, waitsUntil, unsubscribedSince } = newsletter
  const isAdmin = useIsAdmin()
  const locale = useLocale()
  const isOnItsWay = state === 'scheduled' || state === 'sending' || state === 'paused'
  useRefresh(state === 'sending')
  const all = counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : 0
  const shown = counts ? DELIVERY_STATES.filter((one) => one === 'sent' || counts[one] > 0) : []
  const title = isOnItsWay ? texts.progress : texts.result
  return (
    <OfficeCard id="sending" title={title}>
      <div className="grid gap-5">
        {state === 'scheduled' && scheduledFor && (
          <p>{texts.startsAt(formatDateTime(scheduledFor, locale))}</p>
        )}
        {state === 'sending' && !counts && <p role="status">{texts.preparing}</p>}
        {waitsUntil && <p role="status">{texts.waits(formatDateTime(waitsUntil, locale))}</p>}
        {counts && (
          <>
            <progress
              value={all - counts.waiting}
              max={Math.max(1, all)}
              aria-label={texts.gotOf(all - counts.waiting, all)}
              className="h-3 w-full accent-leaf"
            />
            <dl className="flex flex-wrap gap-x-10 gap-y-3 tabular-nums">
              {shown.map((one) => (
                <Fact key={one} label={texts.counts[one]} count={counts[one]} />
              ))}
              <Fact label={texts.unsubscribedSince} count={unsubscribedSince} />
            </dl>
            <p className="max-w-2xl text-sm text-stone">{texts.countsHint}</p>
          </>
        )}
        {isAdmin && (
          <Steps steps={SENDING_STEPS.filter((step) => SENDING_STEP_TABLE[step].from.includes(state))} />
        )}
      </div>
    </OfficeCard>
  )
}

function Fact({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt className="text-sm text-stone">{label}</dt>
      <dd className="text-xl font-semibold">{count}</dd>
    </div>
  )
}

function Steps({ steps }: { steps: SendingStep[] }) {
  const { newsletters: texts, working } = useStaffMessages()
  const button = (step: SendingStep) => (
    <SubmitButton intent={step} pendingText={working} className="btn btn-line">
      {texts.steps[step]}
    </SubmitButton>
  )
  return (
    <div className="flex flex-wrap items-start gap-3">
      {steps.map((step) =>
        step === 'stop' ? (
          <details key={step}>
            <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-chilli-text">
              {texts.steps.stop}
            </summary>
            <ButtonForm className="grid justify-items-start gap-3">
              <p>{texts.stopQuestion}</p>
              {button(step)}
            </ButtonForm>
          </details>
        ) : (
          <ButtonForm key={step}>{button(step)}</ButtonForm>
        ),
      )}
    </div>
  )
}

/** Asks for the page's data again while it can be seen. */
function useRefresh(isOn: boolean) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isOn || state !== 'idle') return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, REFRESH_MS)
    return () => clearTimeout(timer)
  }, [isOn, state, revalidate])
}
