import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { StaffOrderView } from '#domain/orders/order-desk/views.ts'
import { awaitsPayment } from '#shared/orders/order-states.ts'
import { COUNTER_METHODS, isAtCounter } from '#shared/orders/received-methods.ts'
import type { OrderReply } from './order-reply.ts'

type CounterPaymentProps = { view: StaffOrderView; pageReply: OrderReply | undefined }

/** For an order that is to be paid at the counter: it has been, in cash or by card, whole. */
export function CounterPayment({ view: { order, payments }, pageReply }: CounterPaymentProps) {
  const { counter: texts } = useStaffMessages().orderEntry
  const { charge } = useMoney()
  if (!isAtCounter(order.paymentMethod) || !awaitsPayment(order) || payments.length > 0) return null
  return (
    <section aria-labelledby="counter-title">
      <h2 id="counter-title" className="text-xl">
        {texts.title}
      </h2>
      <div className="mt-3 flex flex-wrap gap-3">
        {COUNTER_METHODS.map((method) => (
          <StaffForm
            key={method}
            intent={`counter-${method}`}
            pageReply={pageReply}
            refusalText={() => ({ text: texts.gone })}
            submit={texts[method](charge(order.totalCents))}
            buttonClassName="btn-primary"
          />
        ))}
      </div>
    </section>
  )
}
