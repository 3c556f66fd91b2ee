import type { RouterContextProvider } from 'react-router'
import { findPendingChallenge } from '#domain/sign-in/index.ts'
import type { PendingChallenge } from '#domain/accounts/schemas.ts'
import { serverContext } from '../context.ts'
import { readSecretCookie, secretCookie } from './cookies.ts'
import { runVerb } from './run-verb.ts'

type Context = Readonly<RouterContextProvider>

/** Keeps the token of a half-way sign-in or password change. */
const CHALLENGE_COOKIE = 'challenge'
/** As long as a challenge lives; the server's own clock decides. */
const COOKIE_SECONDS = 900

export function challengeToken(request: Request, context: Context): string | undefined {
  return readSecretCookie(request, context, CHALLENGE_COOKIE)
}

/** Keeps the token of a challenge in the browser; an empty one removes it. */
export function challengeCookie(context: Context, token: string): string {
  return secretCookie(context, CHALLENGE_COOKIE, token, COOKIE_SECONDS)
}

/** The code that this browser owes. Whoever is signed in can owe one for a new password only. */
export async function findPending(request: Request, context: Context): Promise<PendingChallenge | undefined> {
  const token = challengeToken(request, context)
  const pending = token ? await runVerb(context, (ctx) => findPendingChallenge(ctx, token)) : undefined
  const isDone = context.get(serverContext).session && pending?.type === 'signin'
  return isDone ? undefined : pending
}
