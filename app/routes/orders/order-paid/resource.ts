import { data, redirect } from 'react-router'
import { localeContext } from '#app/context.ts'
import { type ErrorData, runVerb } from '#app/request/run-verb.ts'
import { orderAccessKey } from '#domain/orders/schemas.ts'
import { checkAfterReturn } from '#domain/payments/index.ts'
import { paymentReference } from '#domain/payments/schemas.ts'
import { localizedPath } from '#shared/locale.ts'
import type { Route } from './+types/resource.ts'

/** Where a provider sends the buyer after paying: on to the order, whose page says when the money is there. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const key = orderAccessKey.safeParse(params.key)
  if (!key.success) throw data({ code: 'not_found', what: 'order' } satisfies ErrorData, { status: 404 })
  const language = context.get(localeContext)
  const reference = paymentReference.safeParse(new URL(request.url).searchParams.get('reference'))
  await runVerb(context, (ctx) =>
    checkAfterReturn(ctx, { accessKey: key.data, reference: reference.data, language }),
  )
  throw redirect(localizedPath(`/order/${key.data}?payment=returned`, language), { status: 303 })
}
