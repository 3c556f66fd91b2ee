import { requireAdmin } from '#app/middleware/require-admin.ts'
import { notFound } from '#app/request/not-found.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { streamedCsv } from '#app/request/streamed-file.ts'
import { exportGuests } from '#domain/event-desk/index.ts'
import { eventIdInput } from '#domain/event-desk/schemas.ts'
import type { Route } from './+types/resource.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

/** The guests of an event as a CSV file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const key = eventIdInput.safeParse({ id: params.id })
  if (!key.success) throw notFound('event')
  const { slug, parts } = await runVerb(context, (ctx) => exportGuests(ctx, key.data))
  return streamedCsv(context, { name: `${slug}-guests.csv`, parts })
}
