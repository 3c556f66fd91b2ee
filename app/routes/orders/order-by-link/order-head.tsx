import { useLocale } from '#app/components/i18n/locale.tsx'
import { paymentText } from '#app/components/orders/payment-text.ts'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { OrderNumber } from '#app/components/orders/order-number.tsx'
import type { OrderView } from '#domain/orders/orders/views.ts'
import { formatDateTime, formatTime } from '#shared/kernel/dates.ts'
import type { OrderMessages } from '#shared/messages/en/orders/order.ts'
import { isVoid } from '#shared/orders/order-states.ts'
import { statusText } from '#shared/orders/status-text.ts'

/** Thanks, as long as the order has not ended otherwise, and where it stands. */
export function OrderHead({ order, arrival }: { order: OrderView; arrival: string | null }) {
  const texts = useOrderMessages()
  const locale = useLocale()
  const isNew = order.status === 'pending' || order.status === 'confirmed'
  const hasEnded = isVoid(order.status)
  return (
    <header className="on-leaf bg-leaf text-coconut">
      <div className="page grid gap-4 py-12 md:py-16">
        <img src="/images/krok-mark-turmeric.svg" alt="" width={48} height={48} className="size-12" />
        <h1 className="text-2xl text-coconut sm:text-3xl md:text-4xl">
          {hasEnded ? (
            <>
              {texts.order} <OrderNumber number={order.number} />
            </>
          ) : (
            texts.thanks(order.contact.firstName)
          )}
        </h1>
        {isNew && <p className="max-w-2xl text-lg wrap-anywhere">{newsOf(order, texts)}</p>}
        <dl className="mt-2 flex flex-wrap gap-x-12 gap-y-4">
          <HeadFact label={texts.number} value={order.number} />
          <HeadFact label={texts.placedOn} value={formatDateTime(order.placedAt, locale)} />
          <HeadFact label={texts.status} value={statusText(order, texts)} />
          <HeadFact label={texts.payment} value={paymentText(order, texts)} />
          {arrival && <HeadFact label={texts.arrival} value={arrival} />}
        </dl>
      </div>
      <div className="kruai-choeng" />
    </header>
  )
}

function newsOf(order: OrderView, texts: OrderMessages): string {
  if (order.kind === 'deposit') {
    return order.payBy ? texts.depositAsked(formatTime(order.payBy)) : texts.depositPaid
  }
  if (!order.contact.email) return texts.receivedUnmailed
  return order.holdsMailBack ? texts.receivedWithoutMail : texts.received(order.contact.email)
}

function HeadFact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm opacity-80">{label}</dt>
      <dd className="text-lg font-semibold tabular-nums">{value}</dd>
    </div>
  )
}
