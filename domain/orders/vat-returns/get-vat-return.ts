import { eq, sql, type SQL } from 'drizzle-orm'
import { taxDocuments } from '#database/schema/index.ts'
import { startOfShopDay } from '#shared/kernel/dates.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { amounts, vatPercent, wasIssuedOn } from './internal.ts'
import { policy } from './policy.ts'
import type { DocumentDays, DocumentSums, VatOfRate } from './schemas.ts'

type Part = Exclude<keyof VatOfRate, 'vatPercent' | 'sum'>

/**
 * The tax documents of some days added up, for each standard rate that was charged, the highest first.
 * @throws DomainError forbidden
 */
export async function getVatReturn(ctx: Ctx, days: DocumentDays): Promise<VatOfRate[]> {
  policy.getVatReturn(ctx)
  const from = startOfShopDay(days.from).toISOString()
  const corrected = sql`(${taxDocuments.content} #>> '{corrects,issuedAt}')::timestamptz`
  const part = sql<Part>`case when ${eq(taxDocuments.kind, 'invoice')} then 'invoices'
    when ${corrected} < ${from}::timestamptz then 'earlierCreditNotes' else 'creditNotes' end`
  const sum = (cents: SQL) => sql`sum(${cents})`.mapWith(Number)
  const rows = await inTransaction(ctx, ({ db }) =>
    db
      .select({
        vatPercent,
        part,
        documents: sql`count(*)`.mapWith(Number),
        totalCents: sum(amounts.totalCents),
        vatCents: sum(amounts.vatCents),
        zeroCents: sum(amounts.zeroCents),
      })
      .from(taxDocuments)
      .where(wasIssuedOn(days))
      .groupBy(sql`1, 2`)
      .orderBy(sql`1 desc`),
  )
  return [...Map.groupBy(rows, (row) => row.vatPercent)].map(([vatPercent, parts]) => {
    const sumOf = (wanted: Part) => addUp(parts.filter(({ part }) => part === wanted))
    return {
      vatPercent,
      invoices: sumOf('invoices'),
      creditNotes: sumOf('creditNotes'),
      earlierCreditNotes: sumOf('earlierCreditNotes'),
      sum: addUp(parts),
    }
  })
}

function addUp(parts: DocumentSums[]): DocumentSums {
  const sum = (name: keyof DocumentSums) => parts.reduce((sum, part) => sum + part[name], 0)
  return {
    documents: sum('documents'),
    totalCents: sum('totalCents'),
    vatCents: sum('vatCents'),
    zeroCents: sum('zeroCents'),
  }
}
