import type { Target } from '#app/request/page-path.ts'
import { type LocalPath, localPath } from '#app/request/local-path.ts'
import type { ChallengeType } from '#shared/accounts/challenge.ts'

/** Returns the path to which the way leads in the end. */
export function nextOf(url: URL, type: ChallengeType = 'signin'): LocalPath {
  return localPath(url.searchParams.get('next'), type === 'signin' ? '/account' : '/settings')
}

/** This page again, with the same end. */
export function authPage(next: string): Target {
  return { to: '/auth', search: { next } }
}
