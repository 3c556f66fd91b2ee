import { sql, type SQL } from 'drizzle-orm'
import { customType, integer, jsonb, type PgColumn, timestamp } from 'drizzle-orm/pg-core'
import type { LocalizedText } from '#shared/kernel/locale.ts'

/** An instant, stored in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const createdAt = () => instant('created_at').notNull().defaultNow()

/** A SHA-256: tokens and codes are stored only as hashes. */
export const digest = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A text in both languages. */
export const localizedText = (name: string) => jsonb(name).$type<LocalizedText>()

/** Words as full-text search looks for them. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** An amount of money in ZAR cents. */
export const cents = (name: string) => integer(name)

/** For a CHECK: the column contains one of the values of a closed set. */
export function isOneOf(column: PgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}
