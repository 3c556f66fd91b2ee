import { requireAdmin } from '#app/middleware/require-admin.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { printVoucherForStaff } from '#domain/orders/voucher-desk/index.ts'
import { voucherId } from '#domain/orders/voucher-desk/schemas.ts'
import type { Route } from './+types/resource.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

/** The card of a voucher as PDF, for admins. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = requireParam(voucherId, params.id, 'voucher')
  const pdf = await runVerb(context, (ctx) => printVoucherForStaff(ctx, { voucherId: id }))
  return new Response(Buffer.from(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="krok-voucher.pdf"',
      'x-robots-tag': 'noindex',
    },
  })
}
