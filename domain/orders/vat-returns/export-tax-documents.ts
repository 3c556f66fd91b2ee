import { and, asc, desc, eq, gt, lte } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { payments, refunds, taxDocuments } from '#database/schema/index.ts'
import { TAX_DOCUMENT_KINDS, type TaxDocument, type TaxDocumentKind } from '#shared/orders/tax-document.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { amounts, vatPercent, wasIssuedOn } from './internal.ts'
import { policy } from './policy.ts'
import type { DocumentDays, ExportedDocument } from './schemas.ts'

/** The number of documents read at a time, each batch in a transaction of its own: nobody waits for a slow reader. */
const BATCH = 500

/**
 * The tax documents of some days, first the invoices, then the credit notes, each by its number, read as they are asked
 * for. The audit log says who took them, before the first is read.
 * @throws DomainError forbidden, unconfirmed
 */
export async function exportTaxDocuments(
  ctx: Ctx,
  days: DocumentDays,
): Promise<AsyncGenerator<ExportedDocument>> {
  const actor = policy.exportTaxDocuments(ctx)
  await inTransaction(asShop(ctx), (ctx) =>
    recordAudit(ctx, {
      actorId: actor.id,
      action: 'tax-documents.exported',
      subjectId: null,
      details: days,
    }),
  )
  return readAll(ctx, days)
}

async function* readAll(ctx: Ctx, days: DocumentDays): AsyncGenerator<ExportedDocument> {
  for (const kind of TAX_DOCUMENT_KINDS) {
    let after = 0
    for (;;) {
      const found = await inTransaction(ctx, (ctx) => readBatch(ctx, { days, kind, after }))
      yield* found.map(({ serial: _serial, ...document }) => document)
      const last = found.at(-1)
      if (!last || found.length < BATCH) break
      after = last.serial
    }
  }
}

async function readBatch(
  { db }: Ctx,
  { days, kind, after }: { days: DocumentDays; kind: TaxDocumentKind; after: number },
): Promise<(ExportedDocument & { serial: number })[]> {
  // The payment that paid an invoice is the last before it.
  const paying = db
    .select({ method: payments.method, createdAt: payments.createdAt })
    .from(payments)
    .where(and(eq(payments.orderId, taxDocuments.orderId), lte(payments.createdAt, taxDocuments.issuedAt)))
    .orderBy(desc(payments.createdAt))
    .limit(1)
    .as('paying')
  const refunded = alias(payments, 'refunded')
  const rows = await db
    .select({
      serial: taxDocuments.serial,
      content: taxDocuments.content,
      recipient: taxDocuments.recipient,
      vatPercent,
      totalCents: amounts.totalCents.mapWith(Number),
      vatCents: amounts.vatCents.mapWith(Number),
      zeroCents: amounts.zeroCents.mapWith(Number),
      issuedAt: taxDocuments.issuedAt,
      paidBy: paying.method,
      paidAt: paying.createdAt,
      refundedBy: refunded.method,
      refundedAt: refunds.settledAt,
    })
    .from(taxDocuments)
    .leftJoinLateral(paying, eq(taxDocuments.kind, 'invoice'))
    .leftJoin(refunds, eq(refunds.id, taxDocuments.refundId))
    .leftJoin(refunded, eq(refunded.id, refunds.paymentId))
    .where(and(eq(taxDocuments.kind, kind), gt(taxDocuments.serial, after), wasIssuedOn(days)))
    .orderBy(asc(taxDocuments.serial))
    .limit(BATCH)
  return rows.map(({ content, recipient, paidBy, paidAt, refundedBy, refundedAt, ...row }) => {
    // It has this type because `writeDocument` stored it; a JSON column does not know more.
    const { number, orderNumber, corrects, paymentMethod } = content as TaxDocument
    return {
      ...row,
      kind,
      number,
      orderNumber,
      corrects,
      recipient: recipient as TaxDocument['recipient'],
      paymentMethod: paidBy ?? refundedBy ?? paymentMethod,
      paidAt: paidAt ?? refundedAt,
    }
  })
}
