import { data, type MiddlewareFunction } from 'react-router'
import { serverContext } from '#app/request/context.ts'
import { recordRefusedAccess } from '#domain/base/audit/index.ts'
import { readRoot } from '#app/request/read-root.ts'
import type { ErrorData } from '#app/request/run-verb.ts'

/** Staff act as staff from here on. To anybody else these pages do not exist. Stands behind `requireCustomer`. */
export const requireStaff: MiddlewareFunction<Response> = async ({ context }) => {
  const server = context.get(serverContext)
  const person = server.session?.person
  if (!person || person.roles.length === 0) {
    await recordRefusedAccess(server.ctx)
    const { root } = await readRoot(context)
    throw data({ code: 'not_found', root } satisfies ErrorData, { status: 404 })
  }
  const actor = { role: 'staff', id: person.id, isAdmin: person.roles.includes('admin') } as const
  context.set(serverContext, { ...server, ctx: { ...server.ctx, actor } })
}
