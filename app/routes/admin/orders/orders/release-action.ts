import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { releaseStockHolds } from '#domain/orders/order-desk/index.ts'
import { releaseStockHoldsInput } from '#domain/orders/order-desk/schemas.ts'

/** Releases what an unpaid order holds, or all that its buyer has not paid, and shows the same list again. */
export async function releaseAction({ url, context, intent, subject }: FormRequest) {
  const scope = intent.startsWith('releaseAll-') ? 'buyer' : 'order'
  const input = releaseStockHoldsInput.safeParse({ orderId: subject, scope })
  if (!input.success) throw badRequest()
  const result = await runVerb(context, (ctx) => releaseStockHolds(ctx, input.data))
  const search = { status: 'unpaid', search: url.searchParams.get('search') ?? undefined }
  return leadTo(
    context,
    { to: '/admin/orders', search },
    { notice: result.ok ? 'holds-released' : 'hold-gone' },
  )
}
