import { and, eq } from 'drizzle-orm'
import { payments, refundLines, refunds, taxDocuments } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { documentNumber } from './document-number.ts'
import {
  type DocumentSource,
  findInvoice,
  headOf,
  readForDocument,
  type Unnumbered,
  writeDocument,
} from './internal.ts'

/**
 * Issues the credit note of a refund, once. It corrects the order's invoice; without an invoice there is none. Call it
 * in the transaction that has locked the order and settles the refund.
 */
export async function issueCreditNote(ctx: ShopCtx, { refundId }: { refundId: string }): Promise<void> {
  if (await ctx.db.$count(taxDocuments, eq(taxDocuments.refundId, refundId))) return
  const [refund] = await ctx.db.select().from(refunds).where(eq(refunds.id, refundId))
  if (!refund) throw new DomainError('not_found', 'refund')
  const { orderId } = refund
  const invoice = await findInvoice(ctx, orderId)
  if (!invoice) return
  const source = await readForDocument(ctx, orderId)
  const parts = await ctx.db.select().from(refundLines).where(eq(refundLines.refundId, refundId))
  const isToVoucher =
    (await ctx.db.$count(payments, and(eq(payments.id, refund.paymentId), eq(payments.method, 'voucher')))) >
    0
  await writeDocument(
    ctx,
    { orderId, refundId },
    creditNoteOf(source, { invoice, refund, parts, isToVoucher }),
  )
}

type Credited = {
  /** Its money is on the voucher again that had paid it. */
  isToVoucher?: boolean

  invoice: Pick<typeof taxDocuments.$inferSelect, 'serial' | 'issuedAt'>
  refund: Pick<typeof refunds.$inferSelect, 'reason' | 'amountCents' | 'vatCents'>
  parts: Pick<typeof refundLines.$inferSelect, 'orderItemId' | 'quantity' | 'amountCents' | 'vatCents'>[]
}

/** The credit note of a refund of an order, but for its number. */
export function creditNoteOf(
  source: DocumentSource,
  { invoice, refund, parts, isToVoucher = false }: Credited,
): Unnumbered {
  const { order, items } = source
  const delivery = parts.find((part) => part.orderItemId === null)
  return {
    ...headOf(source),
    kind: 'credit_note',
    ...(isToVoucher && { paymentMethod: 'voucher' as const }),
    corrects: {
      number: documentNumber('invoice', invoice.serial),
      issuedAt: invoice.issuedAt.toISOString(),
      reason: refund.reason,
    },
    lines: items.flatMap(({ id, name, sku, unitPriceCents, vatClass }) => {
      const part = parts.find((part) => part.orderItemId === id)
      if (!part) return []
      const { quantity, amountCents: totalCents, vatCents } = part
      // Credits only what was charged; a line that only lowers the price is for no jar.
      const discountCents = Math.max(0, unitPriceCents * quantity - totalCents)
      return {
        name: name[order.locale],
        sku,
        quantity,
        unitPriceCents,
        discountCents,
        totalCents,
        vatClass,
        vatCents,
      }
    }),
    delivery: delivery ? { totalCents: delivery.amountCents, vatCents: delivery.vatCents } : null,
    discountCode: order.discountCode,
    totalCents: refund.amountCents,
    vatCents: refund.vatCents,
  }
}
