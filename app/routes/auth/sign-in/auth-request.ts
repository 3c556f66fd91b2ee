import type { RouterContextProvider } from 'react-router'
import { localPath } from '#app/request/local-path.ts'
import type { ChallengeType } from '#shared/challenge.ts'

/** What the forms of this page are answered from. */
export type AuthRequest = {
  request: Request
  url: URL
  context: Readonly<RouterContextProvider>
  form: Map<string, string>
}

/** Where the way leads in the end. */
export function nextOf(url: URL, type: ChallengeType = 'signin'): string {
  const otherwise = type === 'signin' ? '/account' : '/settings'
  return localPath(url.searchParams.get('next'), otherwise)
}

/** This page again, with the same end. */
export function authPath(next: string): string {
  return `/auth?next=${encodeURIComponent(next)}`
}
