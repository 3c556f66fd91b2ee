import type { TaxDocument } from '#shared/orders/tax-document.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { type DocumentSource, headOf, readForDocument, type Unnumbered, writeDocument } from './internal.ts'

/**
 * Issues the tax invoice of an order; the database refuses a second one. An order that costs nothing gets none. Call it
 * in the transaction that sets the order's payment to paid, which happens once; after a change, `reissueInvoice`.
 */
export async function issueInvoice(ctx: ShopCtx, { orderId }: { orderId: string }): Promise<void> {
  const source = await readForDocument(ctx, orderId)
  if (source.order.totalCents === 0) return
  await writeDocument(ctx, { orderId }, invoiceOf(source))
}

/** The invoice of an order, but for its number. */
export function invoiceOf(source: DocumentSource): Unnumbered {
  const { order, items, voucherCents } = source
  return {
    ...headOf(source),
    kind: 'invoice',
    corrects: null,
    lines: items.map(
      ({ name, sku, quantity, unitPriceCents, totalCents, discountCents, vatClass, vatCents }) => ({
        name: name[order.locale],
        sku,
        quantity,
        unitPriceCents,
        discountCents,
        totalCents: totalCents - discountCents,
        vatClass,
        vatCents,
      }),
    ),
    delivery: deliveryOf(order, items),
    discountCode: order.discountCode,
    ...(order.offers.length > 0 && { offers: order.offers.map(({ name }) => name[order.locale]) }),
    totalCents: order.totalCents,
    vatCents: order.vatCents,
    ...(voucherCents > 0 && { voucherCents }),
  }
}

function deliveryOf(
  { deliveryCents, icePackCents, vatCents }: DocumentSource['order'],
  items: { vatCents: number }[],
): TaxDocument['delivery'] {
  if (deliveryCents === 0) return null
  return {
    totalCents: deliveryCents,
    vatCents: items.reduce((rest, item) => rest - item.vatCents, vatCents),
    ...(icePackCents !== null && { icePackCents }),
  }
}
