import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { statusText } from '#shared/orders/status-text.ts'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import type { StaffOrderView } from '#domain/orders/order-desk/views.ts'
import type { OrderView } from '#domain/orders/orders/views.ts'
import type { StatusChange } from '#domain/orders/orders/schemas.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { OrderMessages } from '#shared/messages/en/orders/order.ts'

/** Every step that was taken: by whom, and why. */
export function History({ view: { order, history } }: { view: StaffOrderView }) {
  const { order: texts } = useStaffMessages()
  const orderTexts = useOrderMessages()
  const locale = useLocale()
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title" className="text-xl">
        {texts.history}
      </h2>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {history.map((step, index) => {
          const { from, to } = stepTexts(step, order, orderTexts)
          return (
            <li key={index} className="py-3 wrap-anywhere">
              <p>
                {texts.subjects[step.subject]}: {from && `${from} → `}
                <span className="font-semibold">{to}</span>
              </p>
              <p className="text-sm text-stone tabular-nums">
                <time dateTime={step.at.toISOString()}>{formatDateTime(step.at, locale)}</time>,{' '}
                {texts.by(step.actorName ?? texts.actors[step.actorRole])}
              </p>
              {step.reason && <p className="mt-1 whitespace-pre-line">{step.reason}</p>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The states before and after a step, in words. */
function stepTexts(step: StatusChange, order: OrderView, texts: OrderMessages) {
  if (step.subject === 'payment') {
    return { from: step.from && texts.paymentStatuses[step.from], to: texts.paymentStatuses[step.to] }
  }
  const say = (status: OrderView['status']) => statusText({ ...order, status }, texts)
  return { from: step.from && say(step.from), to: say(step.to) }
}
