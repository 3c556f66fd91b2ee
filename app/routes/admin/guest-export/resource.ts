import { requireAdmin } from '#app/middleware/require-admin.ts'
import { exportFile } from '#app/request/export-file.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { notFound } from '#app/request/not-found.ts'
import { readForm } from '#app/request/read-form.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { exportGuest } from '#domain/data-requests/index.ts'
import { guestRequestInput } from '#domain/data-requests/schemas.ts'
import type { Route } from './+types/resource.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

/** It is only sent, with a password. */
export function loader() {
  throw notFound()
}

/** The orders of somebody without an account, as a file. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const input = guestRequestInput.safeParse({ email: form.get('email'), password: form.get('password') })
  const result = input.success && (await runVerb(context, (ctx) => exportGuest(ctx, input.data)))
  if (result && result.ok) return exportFile(result.data, 'krok-guest.json')
  return leadTo(context, '/admin/guests', { notice: 'export-refused' })
}
