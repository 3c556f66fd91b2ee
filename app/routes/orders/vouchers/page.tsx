import { randomUUID } from 'node:crypto'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useVoucherMessages } from '#app/components/orders/use-voucher-messages.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { renderedOnData } from '#app/components/ui/rendered-on-data.tsx'
import { localeContext, serverContext } from '#app/request/context.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getVoucherOffer } from '#domain/orders/checkout/index.ts'
import type { Route } from './+types/page.ts'
import { buyVoucherAction } from './buy-voucher-action.ts'
import { VoucherForm } from './voucher-form.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const person = context.get(serverContext).session?.person
  return {
    ...(await runVerb(context, getVoucherOffer)),
    // Sent twice, or from a page that Back has brought back, the form is one order.
    key: randomUUID(),
    known: {
      'card.locale': context.get(localeContext),
      'buyer.name': person?.firstName ?? '',
      'buyer.email': person?.email ?? '',
    },
  }
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { buy: buyVoucherAction })
}

export default renderedOnData(function VouchersPage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useVoucherMessages()
  const { yearsValid, methods } = loaderData
  return (
    <div className="page grid grid-cols-1 items-start gap-10 pt-10 pb-24 md:pt-16 lg:grid-cols-[5fr_7fr] lg:gap-16">
      {/* Without the joiner that keeps a word of the heading whole: people search for it. */}
      <PageHead
        title={texts.title.replaceAll('\u2060', '')}
        description={texts.description}
        page={{ to: '/vouchers' }}
      />
      <header className="lg:sticky lg:top-28">
        <h1 className="text-3xl md:text-4xl">{texts.title}</h1>
        <p className="mt-4 max-w-prose text-lg text-pretty">{texts.lead}</p>
        <ul className="mt-6 grid gap-3">
          {[texts.validFor(yearsValid), ...texts.facts].map((fact) => (
            <li key={fact} className="border-l-2 border-turmeric pl-4">
              {fact}
            </li>
          ))}
        </ul>
        <p className="mt-6">
          {texts.haveOne}{' '}
          <LocalLink to="/voucher" className="link inline-flex min-h-11 items-center">
            {texts.seeLeft}
          </LocalLink>
        </p>
      </header>
      {methods.length > 0 ? (
        <VoucherForm offer={loaderData} pageReply={actionData} />
      ) : (
        <p className="card p-6 text-lg">{texts.refusals.not_sold}</p>
      )}
    </div>
  )
})
