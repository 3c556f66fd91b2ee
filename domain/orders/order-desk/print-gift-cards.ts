import { and, inArray, isNull } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError, unavailableIfFull } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'
import type { PrintOrdersInput } from './schemas.ts'

/**
 * The cards of these orders that are gifts, in their order, as a PDF of A6 pages. Takes about a tenth of a second, so never
 * call it inside a transaction.
 * @throws DomainError forbidden, not_found if none has a card, `unavailable` while too many PDFs are waiting
 */
export async function printGiftCards(
  ctx: Ctx,
  { orderIds }: PrintOrdersInput,
): Promise<Uint8Array<ArrayBuffer>> {
  policy.printGiftCards(ctx)
  const rows = await inTransaction(ctx, ({ db }) =>
    db
      .select({ id: orders.id, number: orders.number, gift: orders.gift, locale: orders.locale })
      .from(orders)
      .where(and(inArray(orders.id, orderIds), isNull(orders.hiddenAt))),
  )
  const cards = orderIds.flatMap((id) => {
    const row = rows.find((one) => one.id === id)
    return row?.gift?.card ? [{ number: row.number, words: row.gift.card, locale: row.locale }] : []
  })
  if (cards.length === 0) throw new DomainError('not_found', 'document')
  return unavailableIfFull('pdf', ctx.pdf.printGiftCards(cards))
}
