import type { OrderView } from '#domain/orders/orders/views.ts'
import { HOSTED_PROVIDERS } from '#shared/orders/payment-methods.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { payTitle } from './payment-text.ts'
import { usePayMessages } from './use-pay-messages.ts'

/** The way the browser got here: back from paying, or from turning back before. */
export type CameFrom = 'returned' | 'stopped' | undefined

/** The way to the provider's pages, for as long as the order waits for its money. */
export function PayNow({ order, cameFrom }: { order: OrderView; cameFrom?: CameFrom }) {
  const pay = usePayMessages()
  const { charge } = useMoney()
  const { payOnline } = order
  const hasFailed = order.paymentStatus === 'failed'
  if (payOnline === null) return null
  const provider = HOSTED_PROVIDERS[payOnline]
  const isWaiting = cameFrom === 'returned' && !hasFailed
  return (
    <section
      aria-labelledby="pay-now"
      className="rounded-card border-2 border-turmeric bg-rice p-6 print:hidden"
    >
      <h2 id="pay-now" className="text-xl">
        {isWaiting ? pay.waitingTitle : payTitle(order, pay)}
      </h2>
      <p className="mt-3" role="status">
        {isWaiting
          ? pay.waiting(provider)
          : hasFailed
            ? pay.failed
            : cameFrom === 'stopped'
              ? pay.stopped
              : pay.hint(provider)}
      </p>
      {isWaiting && (
        <noscript>
          <p className="mt-2">{pay.reload}</p>
        </noscript>
      )}
      <LocalLink
        to="/order/:key/pay"
        params={{ key: order.accessKey }}
        reloadDocument
        className={`btn mt-5 ${isWaiting ? 'btn-line' : 'btn-primary'}`}
      >
        {isWaiting ? pay.again : pay.button(charge(order.dueCents))}
      </LocalLink>
      {order.kind !== 'voucher' && (
        <LocalLink
          to="/order/:key/voucher"
          params={{ key: order.accessKey }}
          className="link mt-3 flex min-h-11 w-fit items-center"
        >
          {pay.voucher}
        </LocalLink>
      )}
    </section>
  )
}
