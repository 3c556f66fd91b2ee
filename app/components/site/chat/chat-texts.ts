import { createContext, use } from 'react'
import type { Locale } from '#shared/kernel/locale.ts'
import type { ChatMessages } from '#shared/messages/en/site/chat-window.ts'

export const ChatTexts = createContext<ChatMessages | undefined>(undefined)

/** The texts of the chat's window, which are fetched with it and in no page's first load. */
export function useChatTexts(): ChatMessages {
  const texts = use(ChatTexts)
  if (!texts) throw new Error('useChatTexts must be used within ChatTexts')
  return texts
}

const loaders: Record<Locale, () => Promise<ChatMessages>> = {
  en: async () => (await import('#shared/messages/en/site/chat-window.ts')).chatWindow,
  th: async () => (await import('#shared/messages/th/site/chat-window.ts')).chatWindow,
}

/** @throws what the network throws: the chat is left out then */
export function loadChatTexts(locale: Locale): Promise<ChatMessages> {
  return loaders[locale]()
}
