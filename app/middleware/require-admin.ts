import { data, type MiddlewareFunction } from 'react-router'
import { serverContext } from '#app/request/context.ts'
import { readRoot } from '#app/request/read-root.ts'
import type { ErrorData } from '#app/request/run-verb.ts'
import { recordRefusedAccess } from '#domain/base/audit/index.ts'

/** Moderators are told that a page is for admins. Stands on the page, inside the office's layout. */
export const requireAdmin: MiddlewareFunction<Response> = async ({ context }) => {
  const { ctx } = context.get(serverContext)
  if (ctx.actor.role === 'staff' && ctx.actor.isAdmin) return
  await recordRefusedAccess(ctx)
  const { root } = await readRoot(context)
  throw data({ code: 'admins_only', root } satisfies ErrorData, { status: 403 })
}
