import { listInput } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { exportProducts } from '#domain/catalog/catalog-desk/index.ts'
import { productFilterInput } from '#domain/catalog/catalog-desk/schemas.ts'
import { streamOf } from '#shared/kernel/csv/stream-of.ts'
import type { Route } from './+types/resource.ts'

/** The products of the list as a CSV file, sent as it is made. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const filter = listInput(url, productFilterInput)
  const file = await runVerb(context, (ctx) => exportProducts(ctx, filter))
  return new Response(streamOf(file), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="products.csv"',
    },
  })
}
