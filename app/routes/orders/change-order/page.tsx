import { LocalLink } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { OrderNumber } from '#app/components/orders/order-number.tsx'
import { localeContext } from '#app/request/context.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getMyChangeForm } from '#domain/orders/my-orders/index.ts'
import { orderAccessKey } from '#domain/orders/orders/schemas.ts'
import type { Route } from './+types/page.ts'
import { changeAction } from './change-action.ts'
import { ChangeForm } from './change-form.tsx'
import { useChangeMessages } from './use-change-messages.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const accessKey = requireParam(orderAccessKey, params.key, 'order')
  const language = context.get(localeContext)
  return runVerb(context, (ctx) => getMyChangeForm(ctx, { accessKey, language }))
}

export async function action(args: Route.ActionArgs) {
  const accessKey = requireParam(orderAccessKey, args.params.key, 'order')
  return runIntent({ ...args, accessKey }, { change: changeAction, confirm: changeAction })
}

/** The address is the key to the order: it is kept from caches, search engines and the pages it links to. */
export function headers() {
  return { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' }
}

/** Changes what is in an order and where it goes, until it is packed. */
export default function ChangeOrderPage({ loaderData: form, actionData }: Route.ComponentProps) {
  const texts = useChangeMessages()
  const { number, accessKey, isOpen } = form
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
      {isOpen ? (
        <>
          <p className="mt-3 text-lg text-pretty">
            <OrderNumber number={number} in={texts.lead(number)} />
          </p>
          <ChangeForm form={form} pageReply={actionData} />
        </>
      ) : (
        <>
          <p className="notice mt-6" role="status">
            {texts.closed}
          </p>
          <LocalLink to="/contact" className="btn btn-line mt-6">
            {texts.contact}
          </LocalLink>
        </>
      )}
    </div>
  )
}
