import { and, gte, lt, sql } from 'drizzle-orm'
import { taxDocuments } from '#database/schema/index.ts'
import { startOfNextShopDay, startOfShopDay } from '#shared/kernel/dates.ts'
import type { DocumentDays } from './schemas.ts'

const { content, kind } = taxDocuments
const sign = sql`case ${kind} when 'invoice' then 1 else -1 end`
const zeroRated = sql`(
  select coalesce(sum((line ->> 'totalCents')::bigint), 0)
  from jsonb_array_elements(${content} -> 'lines') line where line ->> 'vatClass' = 'zero'
)`

/** The amounts of a tax document in ZAR cents, below zero for a credit note. `zeroCents`: of goods; delivery never is. */
export const amounts = {
  totalCents: sql`${sign} * (${content} ->> 'totalCents')::bigint`,
  vatCents: sql`${sign} * (${content} ->> 'vatCents')::bigint`,
  zeroCents: sql`${sign} * ${zeroRated}`,
}

/** The standard rate of a document; those from before it was stored were charged 15 %. */
export const vatPercent = sql`coalesce((${content} ->> 'vatPercent')::numeric, 15)`.mapWith(Number)

/** True of documents that were issued on these days. */
export function wasIssuedOn({ from, to }: DocumentDays) {
  return and(
    gte(taxDocuments.issuedAt, startOfShopDay(from)),
    lt(taxDocuments.issuedAt, startOfNextShopDay(startOfShopDay(to))),
  )
}
