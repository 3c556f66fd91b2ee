import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { QuotedLine } from '#domain/orders/cart/views.ts'

/** Returns the line removed from the cart on this page, once it is gone. */
export function useRemoval(lines: QuotedLine[]) {
  const asked = useRef<QuotedLine>(undefined)
  const [removed, setRemoved] = useState<QuotedLine>()
  const look = useEffectEvent(() => {
    const line = asked.current
    if (!line || lines.some(({ productId }) => productId === line.productId)) return
    asked.current = undefined
    setRemoved(line)
  })
  useEffect(() => look(), [lines])
  return {
    removed,
    ask: (line: QuotedLine) => {
      asked.current = line
    },
    forget: () => setRemoved(undefined),
  }
}
