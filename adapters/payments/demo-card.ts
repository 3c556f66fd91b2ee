import { createHash } from 'node:crypto'
import type { CardProvider } from './payment-provider.ts'

/** The card number that the demo declines; every other well-formed one is accepted. The README names both. */
export const DECLINED_CARD = '4000000000000002'

/** A card payment that moves no money. Exists only in the demo. */
export const demoCard: CardProvider = {
  method: 'demo_card',
  flow: 'card',
  async authorize({ idempotencyKey, card }) {
    if (card.number === DECLINED_CARD) return { ok: false }
    const hash = createHash('sha256').update(idempotencyKey).digest('hex')
    return { ok: true, reference: `demo-${hash.slice(0, 16)}` }
  },
  capture: async () => {},
  release: async () => {},
  refund: async ({ refundId }) => ({ ok: true, reference: `demo-${refundId.slice(0, 8)}` }),
}
