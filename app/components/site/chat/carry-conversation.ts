import type { ChatMessages } from '#shared/messages/en/site/chat-window.ts'
import { CARRIED_KEY } from './carried-text.ts'
import type { Exchange } from './stored-conversation.ts'

/** In characters. The form takes 4,000, and somebody may want to add a word. */
const MOST_CARRIED = 3_000

/** Leaves what was said for the form of /contact. */
export function carryConversation(exchanges: Exchange[], texts: ChatMessages): void {
  const { carried, you, helper } = texts
  const lines = exchanges.map(
    ({ question, answer }) =>
      `${carried.line(you, question)}\n${carried.line(helper, answer.text.join('\n'))}`,
  )
  // The last question is the one that was not answered.
  while (lines.length > 1 && lines.join('\n\n').length > MOST_CARRIED) lines.shift()
  const text = `\n\n${carried.intro}\n\n${lines.join('\n\n').slice(0, MOST_CARRIED)}`
  try {
    sessionStorage.setItem(CARRIED_KEY, text)
  } catch {
    // Without storage the form is empty, as for everybody else.
  }
}
