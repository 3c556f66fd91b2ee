import type { PendingChallenge } from '#domain/accounts/schemas.ts'
import { withoutLocale } from '#shared/locale.ts'
import { clearPending, readPending } from './pending.ts'

/** What `/auth/pending` answers. */
export type PendingReply = { pending: PendingChallenge | null }

/**
 * Asks the server whether what the browser keeps of a half-way sign-in still is one: forgets it if not, else leads to
 * the page where the code is asked for.
 */
export async function followPending(leadTo: (path: string) => void): Promise<void> {
  const kept = readPending()
  if (!kept || isAuthPage()) return
  let pending: PendingChallenge | null
  try {
    const response = await fetch('/auth/pending', { headers: { accept: 'application/json' } })
    if (!response.ok) return
    ;({ pending } = (await response.json()) as PendingReply)
  } catch {
    // Without an answer nothing is known, and nothing is done.
    return
  }
  if (!pending) return clearPending()
  if (pending.type === 'signin' && !isAuthPage()) {
    leadTo(`/auth?next=${encodeURIComponent(location.pathname + location.search)}`)
  }
}

function isAuthPage(): boolean {
  return withoutLocale(location.pathname).startsWith('/auth')
}
