import { requireAdmin } from '#app/middleware/require-admin.ts'
import { exportFile } from '#app/request/exports/export-file.ts'
import { notFound } from '#app/request/not-found.ts'
import { requireParam } from '#app/request/require-param.ts'
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
  const id = requireParam(customerId, params.id)
  return runExport(
    { request, context },
    { to: '/admin/customers/:id', params: { id }, hash: 'data' },
    (ctx) => exportCustomer(ctx, { customerId: id }),
    (data) => exportFile(data, 'krok-customer.json'),
  )
}
