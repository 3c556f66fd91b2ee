import type { Locale } from '../kernel/locale.ts'
import type { Messages } from './en.ts'

export type { Messages }

const loaders: Record<Locale, () => Promise<Messages>> = {
  en: async () => (await import('./en.ts')).en,
  th: async () => (await import('./th.ts')).th,
}
const loaded = new Map<Locale, Messages>()

/** Brings a language into memory: both on the server, in the browser only the page's own. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const messages = loaded.get(locale) ?? (await loaders[locale]())
  loaded.set(locale, messages)
  return messages
}

/**
 * The texts of a language that has been loaded.
 * @throws when it has not: links to the other language load a new document
 */
export function messagesOf(locale: Locale): Messages {
  const messages = loaded.get(locale)
  if (!messages) throw new Error(`the messages of ${locale} have not been loaded`)
  return messages
}
