import { challengeCookie, challengeToken } from '#app/request/challenge.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { cancelChallenge } from '#domain/sign-in/index.ts'
import { authPath, type AuthRequest, nextOf } from './auth-request.ts'
import { leadTo } from './lead-to.ts'

/** Gives up what is half-way; whoever is signed in is led on from the page itself. */
export async function cancelAction({ request, url, context }: AuthRequest) {
  const token = challengeToken(request, context)
  if (token) await runVerb(context, (ctx) => cancelChallenge(ctx, { token }))
  return leadTo(context, authPath(nextOf(url)), [challengeCookie(context, '')])
}
