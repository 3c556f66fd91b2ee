import type { PendingReply } from '#app/components/auth/follow-pending.ts'
import { findPending } from '#app/request/pending-challenge.ts'
import type { Route } from './+types/resource.ts'

/** What the browser may ask at its start: whether a sign-in or a password change is half-way. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const pending = (await findPending(request, context)) ?? null
  return Response.json({ pending } satisfies PendingReply, {
    headers: { 'cache-control': 'private, no-store' },
  })
}
