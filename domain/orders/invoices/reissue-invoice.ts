import { and, eq, isNotNull } from 'drizzle-orm'
import { taxDocuments } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { documentNumber } from './document-number.ts'
import { findInvoice, readForDocument, type Unnumbered, writeDocument } from './internal.ts'
import { invoiceOf } from './issue-invoice.ts'

type ReissueInvoiceInput = {
  orderId: string
  changeId: string
  /** For the credit note. */
  reason: string
}

/**
 * Credits the invoice of an order that was changed after it was issued, and issues a new one for what the order is now;
 * none for an order that costs nothing any more. Call it in the transaction that has locked and changed the order.
 */
export async function reissueInvoice(
  ctx: ShopCtx,
  { orderId, changeId, reason }: ReissueInvoiceInput,
): Promise<void> {
  const invoice = await findInvoice(ctx, orderId)
  const source = await readForDocument(ctx, orderId)
  if (invoice && (await isStanding(ctx, orderId))) {
    // They have this type because `writeDocument` stored them.
    const { content, recipient } = invoice as { content: unknown; recipient: unknown } as Stored
    await writeDocument(
      ctx,
      { orderId, changeId },
      {
        ...content,
        recipient,
        kind: 'credit_note',
        // Its sum does not go back: the new invoice asks for it again.
        paymentMethod: source.order.totalCents > 0 ? null : content.paymentMethod,
        issuedAt: source.issuedAt.toISOString(),
        corrects: {
          number: documentNumber('invoice', invoice.serial),
          issuedAt: invoice.issuedAt.toISOString(),
          reason,
        },
      },
    )
  }
  if (source.order.totalCents === 0) return
  await writeDocument(ctx, { orderId, changeId: invoice && changeId }, invoiceOf(source))
}

type Stored = { content: Omit<Unnumbered, 'recipient'>; recipient: Unnumbered['recipient'] }

/** True if no change has credited the newest invoice: then there is one more of them than of such credit notes. */
async function isStanding(ctx: ShopCtx, orderId: string): Promise<boolean> {
  const isOfOrder = eq(taxDocuments.orderId, orderId)
  const invoices = await ctx.db.$count(taxDocuments, and(isOfOrder, eq(taxDocuments.kind, 'invoice')))
  const credited = await ctx.db.$count(
    taxDocuments,
    and(isOfOrder, eq(taxDocuments.kind, 'credit_note'), isNotNull(taxDocuments.changeId)),
  )
  return invoices > credited
}
