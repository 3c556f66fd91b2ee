import { requireAdmin } from '#app/middleware/require-admin.ts'
import { runExport } from '#app/request/exports/run-export.ts'
import { streamedFile } from '#app/request/exports/streamed-file.ts'
import { notFound } from '#app/request/not-found.ts'
import { requireParam } from '#app/request/require-param.ts'
import { downloadBackup } from '#domain/base/backups/index.ts'
import { backupId } from '#domain/base/backups/schemas.ts'
import type { Route } from './+types/resource.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

/** It is only sent, with a password. */
export function loader() {
  throw notFound()
}

/** A sealed backup, as it lies in its place. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const id = requireParam(backupId, params.id)
  return runExport(
    { request, context },
    { to: '/admin/backups', search: { download: String(id) }, hash: 'download' },
    (ctx) => downloadBackup(ctx, { id }),
    (file) => streamedFile(context, { ...file, contentType: 'application/octet-stream' }),
  )
}
