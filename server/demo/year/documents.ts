import { sql } from 'drizzle-orm'
import { documentCounters, taxDocuments } from '#database/schema/index.ts'
import type { Settings } from '#domain/base/settings/schemas.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { creditNoteOf, documentNumber, invoiceOf } from '#domain/orders/invoices/index.ts'
import type { TaxDocumentKind } from '#shared/orders/tax-document.ts'
import { insertRows } from './insert-rows.ts'
import type { Booked } from './order-book.ts'

/** Issues the invoices and credit notes of these orders, numbered in the order of their dates. */
export async function issueDocuments(
  ctx: ShopCtx,
  { booked, company }: { booked: Booked[]; company: Settings['company'] },
): Promise<void> {
  const invoices = new Map(
    booked
      .flatMap(({ order, items, payment }) =>
        payment && order.totalCents > 0
          ? { order, items, company, voucherCents: 0, issuedAt: payment.createdAt }
          : [],
      )
      .toSorted((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime())
      .map((source, i) => [source.order.id, { source, serial: i + 1 }]),
  )
  const rows = [...invoices.values()].map(({ source, serial }) =>
    rowOf('invoice', serial, invoiceOf(source), source),
  )
  const credits = booked
    .flatMap(({ order, refund }) => {
      const invoice = invoices.get(order.id)
      return invoice && refund?.settledAt ? { invoice, refund, issuedAt: refund.settledAt } : []
    })
    .toSorted((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime())
    .map(({ invoice, refund, issuedAt }, i) => {
      const source = { ...invoice.source, issuedAt }
      const credited = {
        invoice: { serial: invoice.serial, issuedAt: invoice.source.issuedAt },
        refund,
        parts: refund.lines,
      }
      return rowOf('credit_note', i + 1, creditNoteOf(source, credited), { ...source, refundId: refund.id })
    })
  await insertRows(ctx, taxDocuments, rows)
  await insertRows(ctx, taxDocuments, credits)
  await ctx.db.update(documentCounters).set({
    last: sql`case ${documentCounters.kind} when 'invoice' then ${rows.length}::int else ${credits.length}::int end`,
  })
}

type Source = { order: { id: string }; issuedAt: Date; refundId?: string }

function rowOf(
  kind: TaxDocumentKind,
  serial: number,
  { recipient, ...document }: ReturnType<typeof invoiceOf>,
  { order, issuedAt, refundId }: Source,
): typeof taxDocuments.$inferInsert {
  const content = { ...document, number: documentNumber(kind, serial) }
  return { kind, serial, orderId: order.id, refundId: refundId ?? null, content, recipient, issuedAt }
}
