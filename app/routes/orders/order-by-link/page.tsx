import { lazy, Suspense } from 'react'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { catchLostRequest } from '#app/components/forms/form-reply.ts'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { OrderDocuments } from '#app/components/orders/order-documents.tsx'
import { OrderContents } from '#app/components/orders/order-contents.tsx'
import { NextSteps } from '#app/components/orders/next-steps.tsx'
import { OrderFacts } from '#app/components/orders/order-facts.tsx'
import { type CameFrom, PayNow } from '#app/components/orders/pay-now.tsx'
import { awaitsTransfer, paymentText } from '#app/components/orders/payment-text.ts'
import { Refunds } from '#app/components/orders/refunds.tsx'
import { statusText } from '#app/components/orders/status-text.ts'
import { Timeline } from '#app/components/orders/timeline.tsx'
import { TransferDetails } from '#app/components/orders/transfer-details.tsx'
import { useLiveOrder } from '#app/components/orders/use-live-order.ts'
import { localeContext } from '#app/context.ts'
import { notFound } from '#app/request/not-found.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { orderFacts } from '#app/request/shop-facts.ts'
import { getOrderByLink } from '#domain/orders/index.ts'
import { orderAccessKey } from '#domain/orders/schemas.ts'
import { getReviewConsent } from '#domain/reviews/index.ts'
import type { OrderView } from '#domain/orders/schemas.ts'
import { formatDateTime, formatTime } from '#shared/dates.ts'
import type { OrderMessages } from '#shared/messages/en/order.ts'
import { isVoid } from '#shared/orders/order-states.ts'
import type { Route } from './+types/page.ts'
import { consentAction } from './consent-action.ts'

function requireKey(params: { key: string }): string {
  const key = orderAccessKey.safeParse(params.key)
  if (!key.success) throw notFound()
  return key.data
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const accessKey = requireKey(params)
  const language = context.get(localeContext)
  const order = await runVerb(context, (ctx) => getOrderByLink(ctx, { accessKey, language }))
  return {
    order,
    reviewConsent: await runVerb(context, (ctx) => getReviewConsent(ctx, { accessKey })),
    cameFrom: toCameFrom(url.searchParams.get('payment')),
    ...(await orderFacts(context)),
  }
}

function toCameFrom(word: string | null): CameFrom {
  return word === 'returned' || word === 'stopped' ? word : undefined
}

export async function action(args: Route.ActionArgs) {
  const key = requireKey(args.params)
  return runIntent({ ...args, key }, { 'review-consent': consentAction })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchLostRequest(serverAction)
}

/** The address is the key to the order: it is kept from caches, search engines and the pages it links to. */
export function headers() {
  return {
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  }
}

const ReviewConsent = lazy(async () => ({ default: (await import('./review-consent.tsx')).ReviewConsent }))

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { order, reviewConsent, cameFrom, bankAccount, pickup } = loaderData
  const texts = useOrderMessages()
  const locale = useLocale()
  const isNew = order.status === 'pending' || order.status === 'confirmed'
  const hasEnded = isVoid(order.status)
  useLiveOrder(`/order/${order.accessKey}/events`, order)
  return (
    <>
      <PageHead title={texts.metaTitle(order.number)} noIndex />
      <header className="on-leaf bg-leaf text-coconut">
        <div className="page grid gap-4 py-12 md:py-16">
          <img src="/images/krok-mark-turmeric.svg" alt="" width={48} height={48} className="size-12" />
          <h1 className="text-2xl text-coconut sm:text-3xl md:text-4xl">
            {hasEnded ? (
              <>
                {texts.order} <span className="whitespace-nowrap">{order.number}</span>
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
          </dl>
        </div>
        <div className="kruai-choeng" />
      </header>
      <div className="page grid items-start gap-10 pt-10 pb-24 lg:grid-cols-[1fr_24rem] lg:gap-16">
        <div className="grid gap-10">
          {awaitsTransfer(order) && <TransferDetails order={order} bankAccount={bankAccount} />}
          <PayNow order={order} cameFrom={cameFrom} />
          <Timeline order={order} />
          <Refunds order={order} />
          <NextSteps order={order} />
          <OrderDocuments order={order} />
          <OrderFacts order={order} pickup={pickup} />
          {reviewConsent && (
            <Suspense>
              <ReviewConsent isGiven={reviewConsent === 'given'} />
            </Suspense>
          )}
          <p className="text-sm text-stone">{texts.keepLink}</p>
        </div>
        <OrderContents order={order} title={texts.lines}>
          <LocalLink to="/shop" className="btn btn-line mt-6 w-full">
            {texts.backToShop}
          </LocalLink>
        </OrderContents>
      </div>
    </>
  )
}

function newsOf(order: OrderView, texts: OrderMessages): string {
  if (order.kind === 'deposit') {
    return order.payBy ? texts.depositAsked(formatTime(order.payBy)) : texts.depositPaid
  }
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
