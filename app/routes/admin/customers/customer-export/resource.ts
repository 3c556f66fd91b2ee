import { requireAdmin } from '#app/middleware/require-admin.ts'
import { exportFile } from '#app/request/exports/export-file.ts'
import { notFound } from '#app/request/not-found.ts'
import { runExport } from '#app/request/exports/run-export.ts'
import { customerId } from '#domain/customers/customer-desk/schemas.ts'
import { exportCustomer } from '#domain/customers/data-requests/index.ts'
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
  return runExport(
    { request, context },
    { to: '/admin/customers/:id', params: { id: id.data }, hash: 'data' },
    (ctx) => exportCustomer(ctx, { customerId: id.data }),
    (data) => exportFile(data, 'krok-customer.json'),
  )
}
