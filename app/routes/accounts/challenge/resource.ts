import type { ChallengeReply } from '#app/components/accounts/follow-challenge.ts'
import { findBrowserChallenge } from '#app/request/accounts/challenge.ts'
import type { Route } from './+types/resource.ts'

/** Tells the browser at its start if a sign-in or a password change is half done. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const challenge = (await findBrowserChallenge(request, context)) ?? null
  return Response.json({ pending: challenge } satisfies ChallengeReply)
}
