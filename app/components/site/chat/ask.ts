import { type ChatQuestion, LONGEST_QUESTION } from '#shared/site/chat-answer.ts'
import type { ChatAnswer } from '#domain/site/chat/views.ts'
import { SECOND } from '#shared/kernel/durations.ts'

/** The reason why a question has no answer yet. */
export type Failure =
  | { reason: 'network' | 'unexpected' | 'slow' | 'too_long' }
  | { reason: 'wait'; seconds: number }

export type Reply = { ok: true; answer: ChatAnswer } | ({ ok: false } & Failure)

const PATIENCE_MS = 20 * SECOND

/** Asks the shop. Whatever goes wrong is returned; undefined for a question that was withdrawn. */
export async function ask(question: ChatQuestion, withdrawn: AbortSignal): Promise<Reply | undefined> {
  if (question.question.length > LONGEST_QUESTION) return { ok: false, reason: 'too_long' }
  if (!navigator.onLine) return { ok: false, reason: 'network' }
  const slow = AbortSignal.timeout(PATIENCE_MS)
  try {
    const response = await fetch('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      signal: AbortSignal.any([withdrawn, slow]),
    })
    if (response.ok) return { ok: true, answer: (await response.json()) as ChatAnswer }
    if (response.status === 413) return { ok: false, reason: 'too_long' }
    const seconds = Number(response.headers.get('retry-after'))
    if (response.status === 429 && seconds > 0) return { ok: false, reason: 'wait', seconds }
    return { ok: false, reason: 'unexpected' }
  } catch (error) {
    if (withdrawn.aborted) return undefined
    if (slow.aborted) return { ok: false, reason: 'slow' }
    // Anything but JSON came from something between us and the shop.
    return { ok: false, reason: error instanceof SyntaxError ? 'unexpected' : 'network' }
  }
}
