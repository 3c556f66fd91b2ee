import { useAccountMessages } from '#app/components/account/use-account-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { OrderDocuments } from '#app/components/orders/order-documents.tsx'
import { PayNow } from '#app/components/orders/pay-now.tsx'
import { OrderContents } from '#app/components/orders/order-contents.tsx'
import { NextSteps } from '#app/components/orders/next-steps.tsx'
import { OrderFacts } from '#app/components/orders/order-facts.tsx'
import { awaitsTransfer, paymentText } from '#app/components/orders/payment-text.ts'
import { Refunds } from '#app/components/orders/refunds.tsx'
import { StatusMark } from '#app/components/orders/status-mark.tsx'
import { Timeline } from '#app/components/orders/timeline.tsx'
import { TransferDetails } from '#app/components/orders/transfer-details.tsx'
import { useLiveOrder } from '#app/components/orders/use-live-order.ts'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { localeContext } from '#app/context.ts'
import { notFound } from '#app/request/not-found.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { orderFacts } from '#app/request/shop-facts.ts'
import { getOrder } from '#domain/orders/index.ts'
import { orderId } from '#domain/orders/schemas.ts'
import { formatDateTime } from '#shared/dates.ts'
import type { Route } from './+types/page.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = orderId.safeParse(params.id)
  // The answer to an order of somebody else's is the same.
  if (!id.success) throw notFound('order')
  const language = context.get(localeContext)
  return {
    order: await runVerb(context, (ctx) => getOrder(ctx, { id: id.data, language })),
    ...(await orderFacts(context)),
  }
}

export default function OrderDetailPage({ loaderData }: Route.ComponentProps) {
  const { order, bankAccount, pickup } = loaderData
  const texts = useOrderMessages()
  const { orders } = useAccountMessages()
  const locale = useLocale()
  useLiveOrder(`/orders/${order.id}/events`, order)
  return (
    <>
      <PageHead title={texts.metaTitle(order.number)} noIndex />
      <LocalLink to="/orders" className="link text-sm">
        {orders.all}
      </LocalLink>
      <h1 className="mt-4 text-2xl sm:text-3xl md:text-4xl">
        {orders.order} <span className="whitespace-nowrap">{order.number}</span>
      </h1>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3 tabular-nums">
        <div>
          <dt className="text-sm text-stone">{texts.placedOn}</dt>
          <dd className="font-semibold">{formatDateTime(order.placedAt, locale)}</dd>
        </div>
        <div>
          <dt className="text-sm text-stone">{texts.status}</dt>
          <dd>
            <StatusMark order={order} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-stone">{texts.payment}</dt>
          <dd className="font-semibold">{paymentText(order, texts)}</dd>
        </div>
      </dl>
      <div className="mt-10 grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-10">
          {awaitsTransfer(order) && <TransferDetails order={order} bankAccount={bankAccount} />}
          <PayNow order={order} />
          <Timeline order={order} />
          <Refunds order={order} />
          <NextSteps order={order} />
          <OrderDocuments order={order} />
          <OrderFacts order={order} pickup={pickup} />
          {(order.status === 'shipped' || order.status === 'delivered') && (
            <LocalLink to="/account/reviews" className="link justify-self-start">
              {texts.review}
            </LocalLink>
          )}
        </div>
        <OrderContents order={order} title={texts.lines} className="max-xl:order-first" />
      </div>
    </>
  )
}
