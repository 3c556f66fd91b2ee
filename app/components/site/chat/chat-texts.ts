import { createContext, use } from 'react'
import { fetchTexts } from '#app/components/i18n/page-texts.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { ChatMessages } from '#shared/messages/en/site/chat-window.ts'

export const ChatTexts = createContext<ChatMessages | undefined>(undefined)

/** The texts of the chat's window, which are fetched with it and in no page's first load. */
export function useChatTexts(): ChatMessages {
  const texts = use(ChatTexts)
  if (!texts) throw new Error('useChatTexts must be used within ChatTexts')
  return texts
}

/** @throws what the network throws: the chat is left out then */
export function loadChatTexts(locale: Locale): Promise<ChatMessages> {
  return fetchTexts(
    import.meta.glob<Record<string, ChatMessages>>('./*/site/chat-window.ts', { base: '/shared/messages' }),
    locale,
  )
}
