import { catchLargeUpload } from '#app/components/forms/catch-large-upload.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { OrderNumber } from '#app/components/orders/order-number.tsx'
import { badRequest } from '#app/request/bad-request.ts'
import { localeContext } from '#app/request/context.ts'
import { requireParam } from '#app/request/require-param.ts'
import { isUpload } from '#app/request/uploads/read-upload.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { orderAccessKey } from '#domain/orders/orders/schemas.ts'
import { getReturnForm } from '#domain/orders/returns/index.ts'
import type { Route } from './+types/page.ts'
import { MyReturns } from './my-returns.tsx'
import { ReturnForm } from './return-form.tsx'
import { returnAction } from './return-action.ts'
import { useReturnsMessages } from './use-returns-messages.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const accessKey = requireParam(orderAccessKey, params.key, 'order')
  const language = context.get(localeContext)
  return runVerb(context, (ctx) => getReturnForm(ctx, { accessKey, language }))
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const accessKey = requireParam(orderAccessKey, params.key, 'order')
  if (!isUpload(request)) throw badRequest()
  return returnAction({ request, context, accessKey })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchLargeUpload('ask', serverAction)
}

/** The address is the key to the order: it is kept from caches, search engines and the pages it links to. */
export function headers() {
  return { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' }
}

/** Asks to return something of an order that was sent, and shows how far that is. */
export default function ReturnPage({ loaderData: form, actionData }: Route.ComponentProps) {
  const texts = useReturnsMessages()
  const { number, accessKey, isSent, lines, requests } = form
  const hasLeft = lines.some(({ left }) => left > 0)
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
      {isSent && hasLeft && (
        <p className="mt-3 text-lg text-pretty">
          <OrderNumber number={number} in={texts.lead(number)} />
        </p>
      )}
      {requests.length > 0 && <MyReturns requests={requests} />}
      {!isSent && <p className="notice mt-8">{texts.notSent}</p>}
      {isSent && !hasLeft && <p className="notice mt-8">{texts.nothingLeft}</p>}
      {isSent && hasLeft && <ReturnForm key={requests.length} form={form} pageReply={actionData} />}
      <p className="mt-10 border-t border-line pt-5">
        <LocalLink to="/returns" className="link inline-flex min-h-11 items-center">
          {texts.rules}
        </LocalLink>
      </p>
    </div>
  )
}
