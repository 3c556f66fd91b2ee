import { requireAdmin } from '#app/middleware/require-admin.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { exportFile } from '#app/request/exports/export-file.ts'
import { notFound } from '#app/request/not-found.ts'
import { runExport } from '#app/request/exports/run-export.ts'
import { exportGuest } from '#domain/customers/data-requests/index.ts'
import { guestInput } from '#domain/customers/data-requests/schemas.ts'
import type { Route } from './+types/resource.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

/** It is only sent, with a password. */
export function loader() {
  throw notFound()
}

/** The orders of somebody without an account, as a file. Their address is in no log. */
export async function action({ request, context }: Route.ActionArgs) {
  return runExport(
    { request, context },
    { to: '/admin/guests' },
    (ctx, form) => {
      const guest = guestInput.safeParse({ email: form.get('email') })
      if (!guest.success) throw badRequest()
      return exportGuest(ctx, guest.data)
    },
    (data) => exportFile(data, 'krok-guest.json'),
  )
}
