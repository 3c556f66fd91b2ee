import type { FormReply } from '#app/components/forms/form-reply.ts'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { pageTexts } from '#app/components/i18n/page-texts.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { OrderNumber } from '#app/components/orders/order-number.tsx'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { cancelMyOrder, getMyCancellation } from '#domain/orders/my-orders/index.ts'
import { orderAccessKey } from '#domain/orders/orders/schemas.ts'
import type { CancelOrderMessages } from '#shared/messages/en/orders/cancel-order.ts'
import type { Route } from './+types/page.ts'

/** The texts of the page on which a buyer cancels an order. */
const useCancelOrderMessages = pageTexts(
  import.meta.glob<Record<string, CancelOrderMessages>>('./*/orders/cancel-order.ts', {
    base: '/shared/messages',
  }),
)

export async function loader({ params, context }: Route.LoaderArgs) {
  const accessKey = requireParam(orderAccessKey, params.key, 'order')
  return runVerb(context, (ctx) => getMyCancellation(ctx, { accessKey }))
}

export async function action(args: Route.ActionArgs) {
  const { context } = args
  const accessKey = requireParam(orderAccessKey, args.params.key, 'order')
  return runIntent(args, {
    async cancel({ intent }) {
      const result = await runVerb(context, (ctx) => cancelMyOrder(ctx, { accessKey }))
      if (!result.ok) {
        return answer<FormReply<{ reason: 'too_late' }>>({ intent, refusal: result }, { status: 409 })
      }
      return leadTo(
        context,
        { to: '/order/:key', params: { key: accessKey } },
        { notice: 'my-order-cancelled' },
      )
    },
  })
}

/** The address is the key to the order: it is kept from caches, search engines and the pages it links to. */
export function headers() {
  return { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' }
}

/** Asks a buyer if they mean it, and says what becomes of their money: the press on this page is the second. */
export default function CancelOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useCancelOrderMessages()
  const { charge } = useMoney()
  const { number, accessKey, status, canBeCancelled, backCents, isSentByHand } = loaderData
  const toOrder = { to: '/order/:key', params: { key: accessKey } } as const
  return (
    <div className="page max-w-3xl pt-8 pb-24 md:pt-12">
      <PageHead title={texts.metaTitle(number)} noIndex />
      <LocalLink {...toOrder} className="link inline-flex min-h-11 items-center text-sm">
        {texts.back}
      </LocalLink>
      <h1 className="mt-2 text-3xl md:text-4xl">{texts.title}</h1>
      {canBeCancelled ? (
        <>
          <p className="mt-3 text-lg text-pretty">
            <OrderNumber number={number} in={texts.lead(number)} />
          </p>
          <h2 className="mt-8 text-xl">{texts.money}</h2>
          <p className="mt-2">{backCents > 0 ? texts.paid(charge(backCents)) : texts.unpaid}</p>
          {backCents > 0 && <p className="mt-1">{isSentByHand ? texts.byHand : texts.byProvider}</p>}
          <div className="mt-8 flex flex-wrap gap-3">
            <ReplyForm<FormReply<{ reason: 'too_late' }>>
              intent="cancel"
              pageReply={actionData}
              refusalText={() => ({ text: texts.tooLate })}
              submit={texts.submit}
              pendingText={texts.pending}
              buttonClassName="btn-primary"
            />
            <LocalLink {...toOrder} className="btn btn-line self-start">
              {texts.keep}
            </LocalLink>
          </div>
        </>
      ) : (
        <>
          <p className="notice mt-6" role="status">
            {status === 'processing' ? texts.tooLate : status === 'cancelled' ? texts.cancelled : texts.ended}
          </p>
          <LocalLink to="/contact" className="btn btn-line mt-6">
            {texts.contact}
          </LocalLink>
        </>
      )}
    </div>
  )
}
