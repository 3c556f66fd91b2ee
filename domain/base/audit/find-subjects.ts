import { sql } from 'drizzle-orm'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import type { AuditSubject } from './views.ts'

type Row = { id: string; kind: AuditSubject['kind']; page: string; label: LocalizedText }

/** Finds the subjects of a page's entries, by the ids that the log has; those that are gone are missing. */
export async function findSubjects(ctx: Ctx, ids: string[]): Promise<Map<string, AuditSubject>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const selects = Object.values(ctx.subjects).map(
    ({ kind, id, page = id, label, from }) => sql`
      select ${id}::text as id, ${kind}::text as kind, ${page}::text as page, ${label} as label
      from ${from} where ${id} = any(${sql.param(wanted)}::uuid[])`,
  )
  const { rows } = await ctx.db.execute<Row>(sql.join(selects, sql` union all `))
  return new Map(rows.map(({ id, kind, page, label }) => [id, { kind, id: page, label }]))
}
