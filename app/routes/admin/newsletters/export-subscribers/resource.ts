import { requireAdmin } from '#app/middleware/require-admin.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { listQuery } from '#app/request/list-query.ts'
import { notFound } from '#app/request/not-found.ts'
import { runExport } from '#app/request/exports/run-export.ts'
import { streamedCsv } from '#app/request/exports/streamed-file.ts'
import { exportSubscribers } from '#domain/newsletters/subscriber-desk/index.ts'
import { subscriberFilters } from '#domain/newsletters/subscriber-desk/schemas.ts'
import { writeCsv } from '#shared/kernel/csv/write-csv.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import type { Route } from './+types/resource.ts'

/** The names of the columns and the words in them are those of the API, in every language. */
const COLUMNS = ['email', 'state', 'language', 'source', 'since', 'not_mailed']

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

/** It is only sent, with a password. */
export function loader() {
  throw notFound()
}

/** All subscriptions under the filters of the list, as a file for a spreadsheet. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const search = listQuery(url, ['search', 'state', 'language', 'source'])
  const filters = subscriberFilters.safeParse(search)
  if (!filters.success) throw badRequest()
  return runExport(
    { request, context },
    { to: '/admin/subscribers', search, hash: 'export' },
    (ctx) => exportSubscribers(ctx, filters.data),
    (rows) =>
      streamedCsv(context, {
        name: `krok-subscribers-${shopDay(new Date())}.csv`,
        parts: writeCsv(COLUMNS, cellsOf(rows)),
      }),
  )
}

async function* cellsOf(rows: Awaited<ReturnType<typeof exportSubscribers>>) {
  for await (const { email, state, language, source, since, bounce } of rows)
    yield [email, state, language, source, shopDay(since), bounce ?? '']
}
