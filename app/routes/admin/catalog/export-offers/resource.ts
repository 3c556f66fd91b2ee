import { listInput } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { exportOffers } from '#domain/catalog/offers/index.ts'
import { exportOffersInput } from '#domain/catalog/offers/schemas.ts'
import { streamOf } from '#shared/kernel/csv/stream-of.ts'
import type { Route } from './+types/resource.ts'

/** The offers of the list as a CSV file, sent as it is made. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const filter = listInput(url, exportOffersInput)
  const file = await runVerb(context, (ctx) => exportOffers(ctx, filter))
  return new Response(streamOf(file), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="offers.csv"',
    },
  })
}
