import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { statusText } from '#shared/orders/status-text.ts'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import type { StaffOrderView } from '#domain/orders/order-desk/views.ts'
import type { OrderView } from '#domain/orders/orders/views.ts'
import type { StatusChange } from '#domain/orders/orders/schemas.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { OrderMessages } from '#shared/messages/en/orders/order.ts'
import { Fold } from './fold.tsx'

/** Every step that was taken: by whom, and why. Steps that were taken together stand together. */
export function History({ view: { order, history } }: { view: StaffOrderView }) {
  const { order: texts } = useStaffMessages()
  const orderTexts = useOrderMessages()
  const locale = useLocale()
  const last = history.at(-1)
  return (
    <Fold
      id="history"
      title={texts.history}
      gist={last && `${stepTexts(last, order, orderTexts).to} · ${formatDateTime(last.at, locale)}`}
    >
      <ol className="grid gap-5 border-l-2 border-line pl-5">
        {takenTogether(history).map((steps, index) => {
          const [{ at, actorName, actorRole }] = steps
          return (
            <li key={index} className="wrap-anywhere">
              <p className="text-sm text-stone tabular-nums">
                <time dateTime={at.toISOString()}>{formatDateTime(at, locale)}</time>,{' '}
                {texts.by(actorName ?? texts.actors[actorRole])}
              </p>
              {steps.map((step) => {
                const { from, to } = stepTexts(step, order, orderTexts)
                return (
                  <p key={step.subject}>
                    {texts.subjects[step.subject]}: {from && `${from} → `}
                    <span className="font-semibold">{to}</span>
                    {step.reason && <span className="block whitespace-pre-line">{step.reason}</span>}
                  </p>
                )
              })}
            </li>
          )
        })}
      </ol>
    </Fold>
  )
}

type Step = StaffOrderView['history'][number]
type Steps = [Step, ...Step[]]

/** Groups the steps of one person at one moment. */
function takenTogether(history: Step[]): Steps[] {
  const groups: Steps[] = []
  for (const step of history) {
    const group = groups.at(-1)
    const isSame =
      group?.[0].at.getTime() === step.at.getTime() &&
      group[0].actorRole === step.actorRole &&
      group.every(({ subject }) => subject !== step.subject)
    if (isSame) group?.push(step)
    else groups.push([step])
  }
  return groups
}

/** The states before and after a step, in words. */
function stepTexts(step: StatusChange, order: OrderView, texts: OrderMessages) {
  if (step.subject === 'payment') {
    return { from: step.from && texts.paymentStatuses[step.from], to: texts.paymentStatuses[step.to] }
  }
  const say = (status: OrderView['status']) => statusText({ ...order, status }, texts)
  return { from: step.from && say(step.from), to: say(step.to) }
}
