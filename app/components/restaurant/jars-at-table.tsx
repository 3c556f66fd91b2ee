import { LocalLink } from '#app/components/i18n/locale.tsx'
import { OrderNumber } from '#app/components/orders/order-number.tsx'

type JarsAtTableProps = {
  reservationKey: string
  jars: { title: string; orders: { number: string; orderKey: string | null }[] } | undefined
  order: { text: string; hint: string } | undefined
}

/** The jars that are handed over at a table, and the way to ordering some. */
export function JarsAtTable({ reservationKey, jars, order }: JarsAtTableProps) {
  return (
    <>
      {jars && (
        <p className="mt-6 flex flex-wrap items-center gap-x-4">
          {jars.title}:
          {jars.orders.map(({ number, orderKey }) =>
            orderKey === null ? (
              <span key={number} className="tabular-nums">
                <OrderNumber number={number} />
              </span>
            ) : (
              <LocalLink
                key={number}
                to="/order/:key"
                params={{ key: orderKey }}
                className="link inline-flex min-h-11 items-center tabular-nums"
              >
                <OrderNumber number={number} />
              </LocalLink>
            ),
          )}
        </p>
      )}
      {order && (
        <div className="mt-6">
          {/* Not by the router: the answer is a cookie, and the shop. */}
          <LocalLink
            to="/reservations/:key/jars"
            params={{ key: reservationKey }}
            reloadDocument
            className="btn btn-line"
          >
            {order.text}
          </LocalLink>
          <p className="mt-2 text-sm text-stone">{order.hint}</p>
        </div>
      )}
    </>
  )
}
