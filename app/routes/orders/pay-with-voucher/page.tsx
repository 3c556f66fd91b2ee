import type { FormReply } from '#app/components/forms/form-reply.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { pageTexts } from '#app/components/i18n/page-texts.ts'
import { OrderNumber } from '#app/components/orders/order-number.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { Fact, FactRow } from '#app/components/ui/fact.tsx'
import { localeContext } from '#app/request/context.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getOrderByLink } from '#domain/orders/orders/index.ts'
import { orderAccessKey } from '#domain/orders/orders/schemas.ts'
import type { PayWithVoucherMessages } from '#shared/messages/en/orders/pay-with-voucher.ts'
import type { Route } from './+types/page.ts'
import { payAction } from './pay-action.ts'

/** The texts of the page on which a voucher pays. */
const usePayWithVoucherMessages = pageTexts(
  import.meta.glob<Record<string, PayWithVoucherMessages>>('./*/orders/pay-with-voucher.ts', {
    base: '/shared/messages',
  }),
)

export async function loader({ params, context }: Route.LoaderArgs) {
  const accessKey = requireParam(orderAccessKey, params.key, 'order')
  const language = context.get(localeContext)
  const { number, kind, dueCents } = await runVerb(context, (ctx) =>
    getOrderByLink(ctx, { accessKey, language }),
  )
  return { accessKey, number, dueCents: kind === 'voucher' ? 0 : dueCents }
}

export async function action(args: Route.ActionArgs) {
  const key = requireParam(orderAccessKey, args.params.key, 'order')
  return runIntent({ ...args, key }, { pay: payAction })
}

/** The address is the key to the order: it is kept from caches, search engines and the pages it links to. */
export function headers() {
  return { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' }
}

/** Takes the code of a voucher for what an order still owes. */
export default function PayWithVoucherPage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = usePayWithVoucherMessages()
  const order = useOrderMessages()
  const { charge } = useMoney()
  const { accessKey, number, dueCents } = loaderData
  return (
    <div className="page max-w-3xl pt-8 pb-24 md:pt-12">
      <PageHead title={texts.metaTitle(number)} noIndex />
      <LocalLink
        to="/order/:key"
        params={{ key: accessKey }}
        className="link inline-flex min-h-11 items-center text-sm"
      >
        {texts.back}
      </LocalLink>
      <h1 className="mt-2 text-3xl md:text-4xl">{texts.title}</h1>
      {dueCents > 0 ? (
        <>
          <p className="mt-3 mb-6 text-lg text-pretty">{texts.lead}</p>
          <FactRow>
            <Fact name={order.number}>
              <OrderNumber number={number} />
            </Fact>
            <Fact name={texts.due}>{charge(dueCents)}</Fact>
          </FactRow>
          <ReplyForm<FormReply<{ reason: 'refused'; text: string }>>
            intent="pay"
            pageReply={actionData}
            fieldErrors={texts.fieldErrors}
            refusalText={({ text }) => ({ text, field: 'code' })}
            submit={texts.submit}
            pendingText={texts.pending}
            buttonClassName="btn-primary"
            className="mt-8 max-w-md gap-5"
          >
            <TextField
              name="code"
              label={texts.code}
              hint={texts.codeHint}
              input={{
                autoComplete: 'off',
                autoCapitalize: 'characters',
                spellCheck: false,
                maxLength: 40,
              }}
            />
          </ReplyForm>
        </>
      ) : (
        <p className="notice mt-6" role="status">
          {texts.nothing}
        </p>
      )}
    </div>
  )
}
