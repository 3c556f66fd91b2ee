import { voucherCodeOf } from '#shared/orders/voucher-code.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { digestOf } from '#domain/kernel/tokens.ts'

type Card = { id: string; card: number }
type Sealing = Pick<Ctx, 'seal'>

/** Makes the code of a voucher's card: of the shop's secret, so that it is stored nowhere and can be printed again. */
export function makeCode(shop: Sealing, { id, card }: Card): { code: string; codeHash: Buffer } {
  const code = voucherCodeOf(Buffer.from(shop.seal(`voucher ${id} ${card}`), 'base64url'))
  return { code, codeHash: digestOf(code) }
}

/**
 * The code of a card that is out; undefined if the shop has had another secret since. Such a card goes on paying, but
 * only a new one can be printed.
 */
export function codeOfCard(
  shop: Sealing,
  { codeHash, ...card }: Card & { codeHash: Buffer | null },
): string | undefined {
  const made = makeCode(shop, card)
  return codeHash?.equals(made.codeHash) ? made.code : undefined
}
