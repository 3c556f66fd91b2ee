import { requireAdmin } from '#app/middleware/require-admin.ts'
import { listInput } from '#app/request/list-query.ts'
import { notFound } from '#app/request/not-found.ts'
import { runExport } from '#app/request/exports/run-export.ts'
import { streamedCsv } from '#app/request/exports/streamed-file.ts'
import { exportTaxDocuments } from '#domain/orders/vat-returns/index.ts'
import { documentDays } from '#domain/orders/vat-returns/schemas.ts'
import { writeCsv } from '#shared/kernel/csv/write-csv.ts'
import type { Route } from './+types/resource.ts'
import { COLUMNS, toCells } from './columns.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

/** It is only sent, with a password. */
export function loader() {
  throw notFound()
}

/** The tax documents of some days, as a file for the accountant. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const days = listInput(url, documentDays)
  return runExport(
    { request, context },
    { to: '/admin/orders/vat', search: days, hash: 'export' },
    (ctx) => exportTaxDocuments(ctx, days),
    (documents) =>
      streamedCsv(context, {
        name: `krok-invoices-${days.from}-${days.to}.csv`,
        parts: writeCsv(COLUMNS, cellsOf(documents)),
      }),
  )
}

async function* cellsOf(documents: Awaited<ReturnType<typeof exportTaxDocuments>>) {
  for await (const document of documents) yield toCells(document)
}
