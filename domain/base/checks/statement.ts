import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { FindingKind } from './schemas.ts'

/** Selects at most `limit` findings. */
export type CheckStatement = (limit: number) => SQL

/** Into how many parts a table is cut. */
const PARTS = 8

/**
 * The statements of a check that compares each row of a table with others: one for each part of the table. Ids are
 * random, so that a part of all ids is about as large a part of the rows.
 */
export function inParts(id: AnyPgColumn, select: (isInPart: SQL) => SQL): CheckStatement[] {
  return Array.from({ length: PARTS }, (_, part) => {
    const digit = (n: number) => n.toString(16)
    const first = `${digit(2 * part)}0000000-0000-0000-0000-000000000000`
    const last = `${digit(2 * part + 1)}fffffff-ffff-ffff-ffff-ffffffffffff`
    const isInPart = sql`${id} between ${first}::uuid and ${last}::uuid`
    return (limit) => sql`${select(isInPart)} limit ${limit}`
  })
}

/** The columns of a finding. */
export function finding(
  kind: FindingKind,
  {
    subjectId,
    label,
    expected,
    found,
  }: Record<'subjectId' | 'label' | 'expected' | 'found', SQL | AnyPgColumn>,
): SQL {
  return sql`select ${sql.raw(`'${kind}'`)} as kind, ${subjectId} as "subjectId", ${label} as label,
    ${expected} as expected, ${found} as found`
}
