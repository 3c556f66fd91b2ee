import { requireStaff } from '#app/middleware/require-staff.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { printGiftCards } from '#domain/orders/order-desk/index.ts'
import { printOrdersInput } from '#domain/orders/order-desk/schemas.ts'
import type { Route } from './+types/resource.ts'

export const middleware: Route.MiddlewareFunction[] = [requireStaff]

/** The cards of gifts as PDF: of one order, or of several. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const orderIds = url.searchParams.getAll('id').flatMap((ids) => ids.split(','))
  const input = printOrdersInput.safeParse({ orderIds: [...new Set(orderIds)] })
  if (!input.success) throw badRequest()
  const pdf = await runVerb(context, (ctx) => printGiftCards(ctx, input.data))
  return new Response(Buffer.from(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="krok-gift-cards.pdf"',
      'x-robots-tag': 'noindex',
    },
  })
}
