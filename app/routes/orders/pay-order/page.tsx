// oxlint-disable-next-line no-restricted-imports -- leads to the payment provider, whose address is ours to choose
import { redirect } from 'react-router'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { payTitle } from '#app/components/orders/payment-text.ts'
import { usePayMessages } from '#app/components/orders/use-pay-messages.ts'
import { Fact, FactRow } from '#app/components/ui/fact.tsx'
import { OrderNumber } from '#app/components/orders/order-number.tsx'
import { localeContext } from '#app/request/context.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { orderAccessKey } from '#domain/orders/orders/schemas.ts'
import { startPayment } from '#domain/orders/payments/index.ts'
import { HOSTED_PROVIDERS, isHosted } from '#shared/orders/payment-methods.ts'
import type { Route } from './+types/page.ts'
import { PaymentForm } from './payment-form.tsx'

/** Begins a payment at the provider's: its page is opened, or given the form that it asks for. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const key = requireParam(orderAccessKey, params.key, 'order')
  const language = context.get(localeContext)
  const started = await runVerb(context, (ctx) => startPayment(ctx, { accessKey: key, language }))
  if (!started.ok) throw leadTo(context, { to: '/order/:key', params: { key } })
  const { method, page, orderNumber, amountCents, kind, totalCents } = started
  const { url, fields } = page
  if (!fields) throw redirect(url, { status: 303 })
  return { key, method, url, fields: Object.entries(fields), orderNumber, kind, totalCents, amountCents }
}

export function headers() {
  return { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' }
}

/** Sends the buyer on by itself; the button is for where no script runs, and for buyers who have come back. */
export default function OrderPayPage({ loaderData }: Route.ComponentProps) {
  const { key, method, url, fields, orderNumber, kind, totalCents, amountCents } = loaderData
  const order = useOrderMessages()
  const pay = usePayMessages()
  const { charge } = useMoney()
  const title = payTitle({ kind, totalCents, dueCents: amountCents }, pay)
  const provider = isHosted(method) ? HOSTED_PROVIDERS[method] : ''
  return (
    <div className="page grid max-w-xl justify-items-start gap-5 pt-10 pb-24 md:pt-16">
      <PageHead title={title} noIndex />
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <p className="text-lg">{pay.hint(provider)}</p>
      <FactRow>
        <Fact name={order.number}>
          <OrderNumber number={orderNumber} />
        </Fact>
        <Fact name={order.amount}>{charge(amountCents)}</Fact>
      </FactRow>
      <PaymentForm url={url} fields={fields} label={pay.goTo(provider)} />
      <LocalLink to="/order/:key" params={{ key }} className="link">
        {pay.back}
      </LocalLink>
    </div>
  )
}
