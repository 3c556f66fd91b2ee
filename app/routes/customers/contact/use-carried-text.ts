import { useEffect, useState } from 'react'
import { readCarriedTextOnce } from '#app/components/site/chat/carried-text.ts'

/**
 * Returns what somebody has asked the chat before they came here to write, for the field of the message; empty without
 * it.
 * @param sent the number of the message that has arrived, with which it has done its part
 */
export function useCarriedText(sent: unknown): string {
  const [text, setText] = useState('')
  useEffect(() => {
    const carried = readCarriedTextOnce()
    if (carried) setText(carried)
  }, [])
  useEffect(() => {
    if (sent) setText('')
  }, [sent])
  return text
}
