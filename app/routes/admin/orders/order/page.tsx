import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { OrderContents } from '#app/components/orders/order-contents.tsx'
import { OrderDocuments } from '#app/components/orders/order-documents.tsx'
import { OrderFacts } from '#app/components/orders/order-facts.tsx'
import { paymentText } from '#app/components/orders/payment-text.ts'
import { StatusMark } from '#app/components/orders/status-mark.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { CourierNames } from '#app/components/admin/orders/courier-field.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { Fact, FactRow } from '#app/components/ui/fact.tsx'
import { OrderNumber } from '#app/components/orders/order-number.tsx'
import { localeContext, serverContext } from '#app/request/context.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { payLink } from '#app/request/orders/pay-link.ts'
import { orderFacts } from '#app/request/shop-facts.ts'
import { getStaffOrder } from '#domain/orders/order-desk/index.ts'
import { listPackedJars } from '#domain/catalog/stock-desk/index.ts'
import { orderId } from '#domain/orders/orders/schemas.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { Route } from './+types/page.ts'
import { Buyer } from './buyer.tsx'
import { Changes } from './changes.tsx'
import { CounterPayment } from './counter-payment.tsx'
import { HideOrder } from './hide-order.tsx'
import { History } from './history.tsx'
import { ORDER_ACTIONS } from './order-actions.ts'
import { Notes } from './notes.tsx'
import { OrderLinks } from './order-links.tsx'
import { hasFault, PackedJars } from './packed-jars.tsx'
import { PayLinkPanel } from './pay-link.tsx'
import { arePaymentsOpen, Payments } from './payments.tsx'
import { isRefundOwed, Refunds } from './refunds.tsx'
import { isReturnWaiting, Returns } from './returns.tsx'
import { SentOrder } from './sent-order.tsx'
import { Steps } from './steps.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(localeContext)
  const { session } = context.get(serverContext)
  const id = requireParam(orderId, params.id, 'order')
  const view = await runVerb(context, (ctx) => getStaffOrder(ctx, { id, language }))
  return {
    view,
    payLink: payLink(context, view.order),
    packed: await runVerb(context, (ctx) => listPackedJars(ctx, { orderId: id, language })),
    isAdmin: session?.person.roles.includes('admin') ?? false,
    pickup: (await orderFacts(context)).pickup,
  }
}

export async function action(args: Route.ActionArgs) {
  return runIntent({ ...args, orderId: requireParam(orderId, args.params.id, 'order') }, ORDER_ACTIONS)
}

export default function AdminOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, packed, isAdmin, pickup } = loaderData
  const { order } = view
  const { order: texts, methods } = useStaffMessages()
  const orderTexts = useOrderMessages()
  const locale = useLocale()
  const isPacking = order.status === 'processing'
  const isWaiting = arePaymentsOpen(view)
  const isOwed = isRefundOwed(view)
  const hasFaultyJars = isPacking && packed.some(hasFault)
  const jars = <PackedJars lines={packed} isPacking={isPacking} pageReply={actionData} />
  const payments = <Payments view={view} pageReply={actionData} />
  const refunds = <Refunds view={view} pageReply={actionData} />
  const isAsked = isReturnWaiting(view)
  const returns = <Returns view={view} pageReply={actionData} />
  return (
    <>
      <PageHead title={texts.title(order.number)} noIndex />
      <LocalLink to="/admin/orders" className="link text-sm">
        {texts.all}
      </LocalLink>
      <h1 className="mt-4 text-2xl sm:text-3xl md:text-4xl">
        {orderTexts.order} <OrderNumber number={order.number} />
      </h1>
      <FactRow className="mt-4">
        <Fact name={orderTexts.placedOn}>{formatDateTime(order.placedAt, locale)}</Fact>
        <Fact name={orderTexts.status}>
          <StatusMark order={order} />
        </Fact>
        <Fact name={orderTexts.payment}>{paymentText(order, orderTexts)}</Fact>
        {order.totalCents > 0 && <Fact name={texts.method}>{methods[order.paymentMethod]}</Fact>}
        {order.tracking && (
          <Fact name={orderTexts.timeline.trackingNumber}>
            {order.tracking.carrier} {order.tracking.number}
          </Fact>
        )}
      </FactRow>
      <OrderLinks order={order} />
      <CourierNames couriers={view.couriers} />
      {order.holdsMailBack && <p className="notice mt-6">{texts.mailHeldBack}</p>}
      <div className="mt-6 grid items-start gap-10 max-lg:pb-16 md:mt-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-8">
          {/* First what has to be done now: jars that must not leave, money that is waited for or owed, the way on. */}
          {hasFaultyJars && jars}
          {loaderData.payLink && <PayLinkPanel order={order} link={loaderData.payLink} />}
          <CounterPayment view={view} pageReply={actionData} />
          {isWaiting && payments}
          {isOwed && refunds}
          {isAsked && returns}
          <Steps view={view} pageReply={actionData} />
          <div className="border-b border-line">
            {!hasFaultyJars && jars}
            <Notes view={view} pageReply={actionData} />
            {!isWaiting && payments}
            {!isOwed && refunds}
            {!isAsked && returns}
            <Changes view={view} />
            <SentOrder view={view} packed={packed} pageReply={actionData} />
            <History view={view} />
            {isAdmin && <HideOrder isOwing={view.mustRefundFirst} pageReply={actionData} />}
          </div>
        </div>
        <div className="grid gap-8 max-lg:contents">
          {/* On a phone at the packing table, what is to be packed comes first. */}
          <OrderContents order={order} title={texts.lines} className="max-lg:order-first" />
          <div className="lg:*:grid-cols-1">
            <OrderFacts order={order} pickup={pickup} buyer={<Buyer view={view} />} />
          </div>
          <OrderDocuments order={order} />
        </div>
      </div>
    </>
  )
}
