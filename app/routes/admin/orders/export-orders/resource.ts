import { requireAdmin } from '#app/middleware/require-admin.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { notFound } from '#app/request/not-found.ts'
import { filtersIn } from '#app/request/orders/order-filters.ts'
import { runExport } from '#app/request/exports/run-export.ts'
import { streamedCsv } from '#app/request/exports/streamed-file.ts'
import { exportOrders } from '#domain/orders/order-search/index.ts'
import { orderFilters } from '#domain/orders/order-search/schemas.ts'
import { writeCsv } from '#shared/kernel/csv/write-csv.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import type { Route } from './+types/resource.ts'
import { COLUMNS, toCells } from './columns.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

/** It is only sent, with a password. */
export function loader() {
  throw notFound()
}

/** All orders under the filters of the list, as a file for a spreadsheet. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const search = filtersIn(url.searchParams)
  const filters = orderFilters.safeParse(search)
  if (!filters.success) throw badRequest()
  return runExport(
    { request, context },
    { to: '/admin/orders', search, hash: 'export' },
    (ctx) => exportOrders(ctx, filters.data),
    (orders) =>
      streamedCsv(context, {
        name: `krok-orders-${shopDay(new Date())}.csv`,
        parts: writeCsv(COLUMNS, cellsOf(orders)),
      }),
  )
}

async function* cellsOf(orders: Awaited<ReturnType<typeof exportOrders>>) {
  for await (const order of orders) yield toCells(order)
}
