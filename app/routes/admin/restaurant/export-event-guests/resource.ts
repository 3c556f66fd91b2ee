import { requireAdmin } from '#app/middleware/require-admin.ts'
import { notFound } from '#app/request/not-found.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runExport } from '#app/request/exports/run-export.ts'
import { streamedCsv } from '#app/request/exports/streamed-file.ts'
import { exportGuests } from '#domain/restaurant/event-desk/index.ts'
import { eventIdInput } from '#domain/restaurant/event-desk/schemas.ts'
import type { Route } from './+types/resource.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

/** It is only sent, with a password. */
export function loader() {
  throw notFound()
}

/** The guests of an event as a CSV file. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const key = requireParam(eventIdInput, { id: params.id }, 'event')
  return runExport(
    { request, context },
    { to: '/admin/events/:id/guests', params: key, hash: 'export' },
    (ctx) => exportGuests(ctx, key),
    ({ slug, parts }) => streamedCsv(context, { name: `${slug}-guests.csv`, parts }),
  )
}
