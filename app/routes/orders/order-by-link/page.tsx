import { Suspense } from 'react'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { OrderContents } from '#app/components/orders/order-contents.tsx'
import { OrderAgain } from '#app/components/orders/again/later.ts'
import { OrderDetails } from '#app/components/orders/order-details.tsx'
import type { CameFrom } from '#app/components/orders/pay-now.tsx'
import { MendOrder } from '#app/components/orders/mend-order.tsx'
import { PrintOrder } from '#app/components/orders/print-order.tsx'
import { StageLine } from '#app/components/orders/stages/stage-line.tsx'
import { useLiveOrder } from '#app/components/orders/use-live-order.ts'
import { fetchedLater } from '#app/components/ui/fetched-later.tsx'
import { localeContext, serverContext } from '#app/request/context.ts'
import { requireParam } from '#app/request/require-param.ts'
import { arrivalText } from '#app/request/orders/arrival-text.ts'
import { againAction } from '#app/request/orders/again-action.ts'
import { transferCode } from '#app/request/orders/transfer-code.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { orderFacts } from '#app/request/shop-facts.ts'
import { getOrderByLink } from '#domain/orders/orders/index.ts'
import { orderAccessKey } from '#domain/orders/orders/schemas.ts'
import { getReviewConsent } from '#domain/orders/reviews/index.ts'
import { awaitsPayment, isUnshipped } from '#shared/orders/order-states.ts'
import type { Route } from './+types/page.ts'
import { consentAction } from './consent-action.ts'
import { OrderHead } from './order-head.tsx'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const accessKey = requireParam(orderAccessKey, params.key)
  const proof = url.searchParams.get('mail') ?? undefined
  const language = context.get(localeContext)
  const order = await runVerb(context, (ctx) => getOrderByLink(ctx, { accessKey, language }))
  const facts = await orderFacts(context)
  return {
    order,
    arrival: arrivalText(context, order),
    canJoin: order.isGuests && !context.get(serverContext).session,
    code: transferCode(order, facts.bankAccount),
    reviewConsent: await runVerb(context, (ctx) => getReviewConsent(ctx, { accessKey, proof })),
    proof,
    cameFrom: toCameFrom(url.searchParams.get('payment')),
    ...facts,
  }
}

function toCameFrom(word: string | null): CameFrom {
  return word === 'returned' || word === 'stopped' ? word : undefined
}

export async function action(args: Route.ActionArgs) {
  const key = requireParam(orderAccessKey, args.params.key)
  return runIntent(
    { ...args, key },
    {
      'review-consent': consentAction,
      again: ({ context, key }) => againAction(context, { accessKey: key }),
    },
  )
}

/** The address is the key to the order: it is kept from caches, search engines and the pages it links to. */
export function headers() {
  return {
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  }
}

const JoinWithOrder = fetchedLater(
  'join-with-order',
  async () => (await import('./join-with-order.tsx')).JoinWithOrder,
)
const ReviewConsent = fetchedLater(
  'review-consent',
  async () => (await import('./review-consent.tsx')).ReviewConsent,
)

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, arrival, canJoin, code, reviewConsent, proof, cameFrom, bankAccount, pickup } = loaderData
  const texts = useOrderMessages()
  useLiveOrder(`/order/${order.accessKey}/events`, order)
  return (
    <>
      <PageHead title={texts.metaTitle(order.number)} noIndex />
      <OrderHead order={order} arrival={arrival} />
      <div className="page pt-10">
        <StageLine order={order} />
      </div>
      <div className="print-page page grid items-start gap-10 pt-10 pb-24 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
        <div className="grid min-w-0 gap-10">
          <OrderDetails
            order={order}
            bankAccount={bankAccount}
            code={code}
            pickup={pickup}
            cameFrom={cameFrom}
          />
          {reviewConsent && (
            <Suspense>
              <ReviewConsent isGiven={reviewConsent === 'given'} proof={proof} />
            </Suspense>
          )}
          {canJoin && (
            <Suspense>
              <JoinWithOrder order={order} />
            </Suspense>
          )}
          <p className="text-sm text-stone">{texts.keepLink}</p>
        </div>
        {/* On a phone it comes first, but after how to pay. */}
        <OrderContents
          order={order}
          title={texts.lines}
          className={awaitsPayment(order) ? '' : 'max-lg:order-first'}
        >
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
            <LocalLink to="/shop" className="btn btn-line w-full">
              {texts.backToShop}
            </LocalLink>
            <PrintOrder />
          </div>
        </OrderContents>
      </div>
    </>
  )
}
