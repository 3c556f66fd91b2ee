import { Suspense } from 'react'
import { useAccountMessages } from '#app/components/accounts/use-account-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { OrderContents } from '#app/components/orders/order-contents.tsx'
import { OrderAgain } from '#app/components/orders/again/later.ts'
import { OrderDetails } from '#app/components/orders/order-details.tsx'
import { paymentText } from '#app/components/orders/payment-text.ts'
import { MendOrder } from '#app/components/orders/mend-order.tsx'
import { PrintOrder } from '#app/components/orders/print-order.tsx'
import { StageLine } from '#app/components/orders/stages/stage-line.tsx'
import { StatusMark } from '#app/components/orders/status-mark.tsx'
import { useLiveOrder } from '#app/components/orders/use-live-order.ts'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { Fact, FactRow } from '#app/components/ui/fact.tsx'
import { OrderNumber } from '#app/components/orders/order-number.tsx'
import { localeContext } from '#app/request/context.ts'
import { requireParam } from '#app/request/require-param.ts'
import { arrivalText } from '#app/request/orders/arrival-text.ts'
import { againAction } from '#app/request/orders/again-action.ts'
import { transferCode } from '#app/request/orders/transfer-code.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { orderFacts } from '#app/request/shop-facts.ts'
import { getOrder } from '#domain/orders/orders/index.ts'
import { orderId } from '#domain/orders/orders/schemas.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import { isUnshipped } from '#shared/orders/order-states.ts'
import type { Route } from './+types/page.ts'

export async function action(args: Route.ActionArgs) {
  const id = requireParam(orderId, args.params.id, 'order')
  return runIntent({ ...args, id }, { again: ({ context, id }) => againAction(context, { id }) })
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = requireParam(orderId, params.id, 'order')
  const language = context.get(localeContext)
  const order = await runVerb(context, (ctx) => getOrder(ctx, { id, language }))
  const facts = await orderFacts(context)
  return {
    order,
    arrival: arrivalText(context, order),
    code: transferCode(order, facts.bankAccount),
    ...facts,
  }
}

export default function OrderDetailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, arrival, code, bankAccount, pickup } = loaderData
  const texts = useOrderMessages()
  const { orders } = useAccountMessages()
  const locale = useLocale()
  useLiveOrder(`/orders/${order.id}/events`, order)
  return (
    <>
      <PageHead title={texts.metaTitle(order.number)} noIndex />
      <LocalLink to="/orders" className="link text-sm print:hidden">
        {orders.all}
      </LocalLink>
      <h1 className="mt-4 text-2xl sm:text-3xl md:text-4xl">
        {orders.order} <OrderNumber number={order.number} />
      </h1>
      <FactRow className="mt-4">
        <Fact name={texts.placedOn}>{formatDateTime(order.placedAt, locale)}</Fact>
        <Fact name={texts.status}>
          <StatusMark order={order} />
        </Fact>
        <Fact name={texts.payment}>{paymentText(order, texts)}</Fact>
        {arrival && <Fact name={texts.arrival}>{arrival}</Fact>}
      </FactRow>
      <div className="mt-10">
        <StageLine order={order} />
      </div>
      <div className="print-page mt-10 grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-10">
          <OrderDetails order={order} bankAccount={bankAccount} code={code} pickup={pickup} />
          {(order.status === 'shipped' || order.status === 'delivered') && (
            <LocalLink to="/account/reviews" className="link justify-self-start">
              {texts.review}
            </LocalLink>
          )}
        </div>
        <OrderContents order={order} title={texts.lines} className="max-xl:order-first">
          <div className="mt-6 grid gap-3 print:hidden">
            {order.kind === 'goods' && (
              <Suspense>
                <OrderAgain
                  order={order}
                  pageReply={actionData}
                  className={isUnshipped(order.status) ? 'btn-line' : 'btn-leaf'}
                />
              </Suspense>
            )}
            <MendOrder order={order} />
            <PrintOrder />
          </div>
        </OrderContents>
      </div>
    </>
  )
}
