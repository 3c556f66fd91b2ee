import { useSyncExternalStore } from 'react'

/** Texts by name. If the browser lets nothing be stored, they last as long as the page. */
const texts = new Map<string, string | null>()
const listeners = new Set<() => void>()

/**
 * State that outlives a reload and a step to another page: it is kept in this tab. What the server draws, and so what is
 * drawn first, is undefined.
 * @param name its own among all that is kept
 */
export function useKept<T>(name: string): [value: T | undefined, keep: (value: T) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => null,
  )
  // Nothing but `keep` writes there.
  return [text === null ? undefined : (JSON.parse(text) as T), (value) => write(name, JSON.stringify(value))]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function read(name: string): string | null {
  let text = texts.get(name)
  if (text !== undefined) return text
  try {
    text = sessionStorage.getItem(name)
  } catch {}
  texts.set(name, (text ??= null))
  return text
}

function write(name: string, text: string): void {
  texts.set(name, text)
  try {
    sessionStorage.setItem(name, text)
  } catch {}
  for (const listener of listeners) listener()
}
