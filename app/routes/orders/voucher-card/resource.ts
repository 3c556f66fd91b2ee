import { notFound } from '#app/request/not-found.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { orderAccessKey } from '#domain/orders/orders/schemas.ts'
import { printVoucherOfOrder } from '#domain/orders/voucher-cards/index.ts'
import type { Route } from './+types/resource.ts'

/** The card of a voucher as PDF, for anybody who holds the order's link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const key = orderAccessKey.safeParse(params.key)
  if (!key.success) throw notFound('document')
  const pdf = await runVerb(context, (ctx) => printVoucherOfOrder(ctx, { accessKey: key.data }))
  return new Response(Buffer.from(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="krok-voucher.pdf"',
      'x-robots-tag': 'noindex',
    },
  })
}
