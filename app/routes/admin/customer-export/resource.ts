import { requireAdmin } from '#app/middleware/require-admin.ts'
import { exportFile } from '#app/request/export-file.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { notFound } from '#app/request/not-found.ts'
import { readForm } from '#app/request/read-form.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { customerId } from '#domain/customer-desk/schemas.ts'
import { exportCustomer } from '#domain/data-requests/index.ts'
import { exportCustomerInput } from '#domain/data-requests/schemas.ts'
import type { Route } from './+types/resource.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

/** It is only sent, with a password. */
export function loader() {
  throw notFound()
}

/** Everything the shop knows about a person, as a file. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const id = customerId.safeParse(params.id)
  if (!id.success) throw notFound()
  const form = await readForm(request)
  const input = exportCustomerInput.safeParse({ customerId: id.data, password: form.get('password') })
  const result = input.success && (await runVerb(context, (ctx) => exportCustomer(ctx, input.data)))
  if (result && result.ok) return exportFile(result.data, 'krok-customer.json')
  const page = { to: '/admin/customers/:id', params: { id: id.data }, hash: 'data' } as const
  return leadTo(context, page, { notice: 'export-refused' })
}
