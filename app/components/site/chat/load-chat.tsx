import type { ReactNode } from 'react'
import type { Locale } from '#shared/kernel/locale.ts'
import { ChatTexts, loadChatTexts } from './chat-texts.ts'
import { Launcher } from './launcher.tsx'
import { SilentBoundary } from './silent-boundary.tsx'

/**
 * The chat of every page but the office's: a button in the corner, which fetches the window when it is needed.
 * @throws what the network throws
 */
export async function loadChat(locale: Locale): Promise<ReactNode> {
  const texts = await loadChatTexts(locale)
  return (
    <SilentBoundary>
      <ChatTexts value={texts}>
        <Launcher />
      </ChatTexts>
    </SilentBoundary>
  )
}
