import { badRequest } from '#app/request/bad-request.ts'
import { filtersIn } from '#app/request/order-filters.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { streamedCsv } from '#app/request/streamed-file.ts'
import { exportOrders } from '#domain/order-search/index.ts'
import { orderFilters } from '#domain/order-search/schemas.ts'
import { writeCsv } from '#shared/csv/write-csv.ts'
import { shopDay } from '#shared/dates.ts'
import type { Route } from './+types/resource.ts'
import { COLUMNS, toCells } from './columns.ts'

/** All orders under the filters of the list, as a file for a spreadsheet. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const filters = orderFilters.safeParse(filtersIn(url.searchParams))
  if (!filters.success) throw badRequest()
  const orders = await runVerb(context, (ctx) => exportOrders(ctx, filters.data))
  return streamedCsv(context, {
    name: `krok-orders-${shopDay(new Date())}.csv`,
    parts: writeCsv(COLUMNS, cellsOf(orders)),
  })
}

async function* cellsOf(orders: Awaited<ReturnType<typeof exportOrders>>) {
  for await (const order of orders) yield toCells(order)
}
