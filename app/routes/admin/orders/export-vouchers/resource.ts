import { requireAdmin } from '#app/middleware/require-admin.ts'
import { notFound } from '#app/request/not-found.ts'
import { runExport } from '#app/request/exports/run-export.ts'
import { streamedCsv } from '#app/request/exports/streamed-file.ts'
import { exportVouchers } from '#domain/orders/voucher-desk/index.ts'
import { writeCsv } from '#shared/kernel/csv/write-csv.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import type { Route } from './+types/resource.ts'
import { COLUMNS, toCells } from './columns.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

/** It is only sent, with a password. */
export function loader() {
  throw notFound()
}

/** The shop's debt, voucher by voucher, as a file for the accountant. */
export async function action({ request, context }: Route.ActionArgs) {
  return runExport(
    { request, context },
    { to: '/admin/vouchers', hash: 'export' },
    exportVouchers,
    (vouchers) =>
      streamedCsv(context, {
        name: `krok-vouchers-${shopDay(new Date())}.csv`,
        parts: writeCsv(COLUMNS, cellsOf(vouchers)),
      }),
  )
}

async function* cellsOf(vouchers: Awaited<ReturnType<typeof exportVouchers>>) {
  for await (const voucher of vouchers) yield toCells(voucher)
}
