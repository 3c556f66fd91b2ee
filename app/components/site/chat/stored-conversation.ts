import type { ChatAnswer } from '#domain/site/chat/views.ts'

/** A question with its answer, and the path of the page where it was asked. */
export type Exchange = { question: string; answer: ChatAnswer; path: string }

type Stored = { owner: string | undefined; exchanges: Exchange[] }

const KEY = 'chat'
const MOST_EXCHANGES = 20
/** In characters; browsers allow about five million. */
const MOST_STORED = 60_000

/**
 * Returns what was said in this tab, oldest first. Drops what was said by somebody who is not signed in any more: their
 * orders may be named in it.
 * @param owner id of the account that is signed in
 */
export function readConversation(owner: string | undefined): Exchange[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Stored> | null
    if (!stored || !Array.isArray(stored.exchanges)) return []
    if (stored.owner === undefined || stored.owner === owner) return stored.exchanges.filter(isExchange)
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage may be forbidden, or hold what others wrote: the conversation starts over.
  }
  return []
}

/** Keeps the latest of it; the oldest goes first. */
export function storeConversation(exchanges: Exchange[], owner: string | undefined): void {
  let kept = exchanges.slice(-MOST_EXCHANGES)
  let text = JSON.stringify({ owner, exchanges: kept })
  while (text.length > MOST_STORED) {
    kept = kept.slice(1)
    text = JSON.stringify({ owner, exchanges: kept })
  }
  try {
    if (kept.length > 0) sessionStorage.setItem(KEY, text)
    else sessionStorage.removeItem(KEY)
  } catch {
    // The conversation then lasts as long as the page.
  }
}

function isExchange(value: unknown): value is Exchange {
  const { question, answer, path } = (value ?? {}) as Partial<Exchange>
  return (
    typeof question === 'string' &&
    typeof path === 'string' &&
    [answer?.text, answer?.cards, answer?.links, answer?.suggestions].every(Array.isArray)
  )
}
