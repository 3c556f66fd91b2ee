import type { MiddlewareFunction } from 'react-router'
import { serverContext } from '#app/context.ts'
import { recordRefusedAccess } from '#domain/audit/index.ts'
import { notFound } from '#app/request/not-found.ts'

/** Staff act as staff from here on. To anybody else these pages do not exist. Stands behind `requireCustomer`. */
export const requireStaff: MiddlewareFunction<Response> = async ({ context }) => {
  const server = context.get(serverContext)
  const person = server.session?.person
  if (!person || person.roles.length === 0) {
    await recordRefusedAccess(server.ctx)
    throw notFound()
  }
  const actor = { role: 'staff', id: person.id, isAdmin: person.roles.includes('admin') } as const
  context.set(serverContext, { ...server, ctx: { ...server.ctx, actor } })
}
