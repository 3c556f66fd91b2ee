import type { OrderView } from '#domain/orders/orders/views.ts'
import { formatDate } from '#shared/kernel/dates.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { usePaperMessages } from './use-paper-messages.ts'

/** The money that goes back to the buyer, and how far it is. */
export function Refunds({ order: { refunds } }: { order: OrderView }) {
  const { refunds: texts } = usePaperMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  if (refunds.length === 0) return null
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds" className="text-xl">
        {texts.title}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {refunds.map(({ id, kind, status, amountCents, requestedAt, settledAt }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
            <span>
              <span className="font-semibold">{texts.standings[status]}</span>
              {kind === 'surplus' && <span className="block text-sm">{texts.surplus}</span>}
              <time
                dateTime={(settledAt ?? requestedAt).toISOString()}
                className="block text-sm text-stone tabular-nums"
              >
                {formatDate(settledAt ?? requestedAt, locale)}
              </time>
            </span>
            <span className="font-semibold tabular-nums">{charge(amountCents)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
