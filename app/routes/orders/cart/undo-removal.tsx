import { useEffect, useEffectEvent, useState } from 'react'
import { CartForm } from '#app/components/orders/cart-form.tsx'
import type { QuotedLine } from '#domain/orders/cart/views.ts'
import { useCartPageMessages } from './use-cart-page-messages.ts'

const OFFERED_MS = 8_000

type UndoRemovalProps = {
  /** The line removed last; undefined if none was, or it is long ago. */
  line: QuotedLine | undefined
  onUndone: () => void
  onOver: () => void
}

/** Says what was removed, and puts it back: for eight seconds, longer while the focus or the pointer is on it. */
export function UndoRemoval({ line, onUndone, onOver }: UndoRemovalProps) {
  const texts = useCartPageMessages()
  const [isHeld, setIsHeld] = useState(false)
  const [problem, setProblem] = useState<string>()
  const end = useEffectEvent(onOver)
  useEffect(() => {
    setProblem(undefined)
    if (!line || isHeld) return
    const timer = setTimeout(() => end(), OFFERED_MS)
    return () => clearTimeout(timer)
  }, [line, isHeld])
  return (
    <div
      role="status"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {line && (
        <div className="notice stroke-in mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p>{problem ?? texts.removed(line.name)}</p>
          <CartForm
            intent="add"
            productId={line.productId}
            onReply={(_, text) => {
              setProblem(text)
              setIsHeld(false)
              if (!text) onUndone()
            }}
          >
            {(isPending) => (
              <>
                <input type="hidden" name="quantity" value={line.quantity} />
                <input type="hidden" name="priceCents" value={line.unitPriceCents} />
                <button type="submit" className="btn btn-line" aria-busy={isPending}>
                  {texts.undo}
                </button>
              </>
            )}
          </CartForm>
        </div>
      )}
    </div>
  )
}
