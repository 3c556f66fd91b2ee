import { runVerb } from '#app/request/run-verb.ts'
import { exportMyData } from '#domain/customers/customers/index.ts'
import type { Route } from './+types/resource.ts'

/** Everything the shop knows of the customer, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const myData = await runVerb(context, exportMyData)
  return new Response(JSON.stringify(myData, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="krok-my-data.json"',
    },
  })
}
