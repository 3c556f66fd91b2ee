import { useLocale } from '#app/components/i18n/locale.tsx'
import { statusText } from '#app/components/orders/status-text.ts'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { OrderStatus, PaymentStatus, StaffOrderView } from '#domain/orders/schemas.ts'
import { formatDateTime } from '#shared/dates.ts'

/** Every step that was taken: by whom, and why. */
export function History({ view: { order, history } }: { view: StaffOrderView }) {
  const { order: texts } = useStaffMessages()
  const { order: orderTexts } = useOrderMessages()
  const locale = useLocale()
  function say(subject: 'order' | 'payment', status: OrderStatus | PaymentStatus): string {
    if (subject === 'payment') return orderTexts.paymentStatuses[status as PaymentStatus]
    return statusText({ ...order, status: status as OrderStatus }, orderTexts)
  }
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title" className="text-xl">
        {texts.history}
      </h2>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {history.map(({ subject, from, to, at, actorRole, actorName, reason }, index) => (
          <li key={index} className="py-3 wrap-anywhere">
            <p>
              {texts.subjects[subject]}: {from && `${say(subject, from)} → `}
              <span className="font-semibold">{say(subject, to)}</span>
            </p>
            <p className="text-sm text-stone tabular-nums">
              <time dateTime={at.toISOString()}>{formatDateTime(at, locale)}</time>,{' '}
              {texts.by(actorName ?? texts.actors[actorRole])}
            </p>
            {reason && <p className="mt-1 whitespace-pre-line">{reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
