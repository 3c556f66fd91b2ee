import { type RequestContext, serverContext } from '#app/request/context.ts'
import { findChallenge } from '#domain/accounts/sign-in/index.ts'
import type { Challenge } from '#domain/accounts/sign-in/schemas.ts'
import { CHALLENGE_MINUTES } from '#shared/accounts/challenge.ts'
import { readSecretCookie, secretCookie } from '#app/request/cookies.ts'
import { runVerb } from '#app/request/run-verb.ts'

/** Holds the token of a challenge. */
const CHALLENGE_COOKIE = 'challenge'

export function challengeToken(request: Request, context: RequestContext): string | undefined {
  return readSecretCookie(request, context, CHALLENGE_COOKIE)
}

/** Keeps the token of a challenge in the browser for as long as it lasts; an empty one removes it. */
export function challengeCookie(context: RequestContext, token: string): string {
  return secretCookie(context, CHALLENGE_COOKIE, token, CHALLENGE_MINUTES * 60)
}

/** The challenge that this browser is in. Somebody who is signed in can only be in one for a new password. */
export async function findBrowserChallenge(
  request: Request,
  context: RequestContext,
): Promise<Challenge | undefined> {
  const token = challengeToken(request, context)
  const challenge = token ? await runVerb(context, (ctx) => findChallenge(ctx, { token })) : undefined
  const isDone = context.get(serverContext).session && challenge?.type === 'signin'
  return isDone ? undefined : challenge
}
