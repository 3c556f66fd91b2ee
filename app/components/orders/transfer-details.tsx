import { useOrderMessages } from './use-order-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { OrderView } from '#domain/orders/schemas.ts'
import { formatDateTime } from '#shared/dates.ts'

/** What to write on the bank transfer. */
export function TransferDetails({ order, bankAccount }: { order: OrderView; bankAccount: string }) {
  const { transfer } = useOrderMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  return (
    <section aria-labelledby="transfer" className="rounded-card border-2 border-turmeric bg-rice p-6">
      <h2 id="transfer" className="text-xl">
        {transfer.title}
      </h2>
      <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        <dt className="text-stone">{transfer.amount}</dt>
        <dd className="text-lg font-semibold tabular-nums select-all">{charge(order.totalCents)}</dd>
        <dt className="text-stone">{transfer.reference}</dt>
        <dd className="text-lg font-semibold tabular-nums select-all">{order.number}</dd>
        <dt className="text-stone">{transfer.account}</dt>
        <dd className="font-semibold wrap-anywhere">{bankAccount}</dd>
        {order.payBy && (
          <>
            <dt className="text-stone">{transfer.payBy}</dt>
            <dd className="font-semibold">
              <time dateTime={order.payBy.toISOString()}>{formatDateTime(order.payBy, locale)}</time>
            </dd>
          </>
        )}
      </dl>
      <p className="mt-4 text-sm">{transfer.hint}</p>
    </section>
  )
}
