import { badRequest } from '#app/request/bad-request.ts'
import { listQuery } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { streamedCsv } from '#app/request/streamed-file.ts'
import { exportSubscribers } from '#domain/subscriber-desk/index.ts'
import { subscriberFilters } from '#domain/subscriber-desk/schemas.ts'
import { writeCsv } from '#shared/csv/write-csv.ts'
import { shopDay } from '#shared/dates.ts'
import type { Route } from './+types/resource.ts'

/** The names of the columns and the words in them are those of the API, in every language. */
const COLUMNS = ['email', 'state', 'language', 'source', 'since', 'not_mailed']

/** All subscriptions under the filters of the list, as a file for a spreadsheet. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const filters = subscriberFilters.safeParse(listQuery(url, ['search', 'state', 'language', 'source']))
  if (!filters.success) throw badRequest()
  const rows = await runVerb(context, (ctx) => exportSubscribers(ctx, filters.data))
  return streamedCsv(context, {
    name: `krok-subscribers-${shopDay(new Date())}.csv`,
    parts: writeCsv(COLUMNS, cellsOf(rows)),
  })
}

async function* cellsOf(rows: Awaited<ReturnType<typeof exportSubscribers>>) {
  for await (const { email, state, language, source, since, bounce } of rows)
    yield [email, state, language, source, shopDay(since), bounce ?? '']
}
