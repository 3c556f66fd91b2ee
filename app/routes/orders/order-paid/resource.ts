import { localeContext } from '#app/request/context.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { orderAccessKey } from '#domain/orders/orders/schemas.ts'
import { checkAfterReturn } from '#domain/orders/payments/index.ts'
import { paymentReference } from '#domain/orders/payments/schemas.ts'
import type { Route } from './+types/resource.ts'

/** Takes the buyer back from a provider after paying: on to the order, whose page says when the money is there. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const key = requireParam(orderAccessKey, params.key, 'order')
  const language = context.get(localeContext)
  const reference = paymentReference.safeParse(url.searchParams.get('reference'))
  await runVerb(context, (ctx) =>
    checkAfterReturn(ctx, { accessKey: key, reference: reference.data, language }),
  )
  return leadTo(context, { to: '/order/:key', params: { key }, search: { payment: 'returned' } })
}
