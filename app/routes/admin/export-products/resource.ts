import { runVerb } from '#app/request/run-verb.ts'
import { exportProducts } from '#domain/catalog-desk/index.ts'
import { streamOf } from '#shared/csv/stream-of.ts'
import type { Route } from './+types/resource.ts'

/** All products as a CSV file, sent as it is made. */
export async function loader({ context }: Route.LoaderArgs) {
  const file = await runVerb(context, exportProducts)
  return new Response(streamOf(file), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="products.csv"',
    },
  })
}
