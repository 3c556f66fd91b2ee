import { and, eq, gte, ilike, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { auditLog } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { cursorColumn, keysetQuery, toPage } from '../keyset.ts'
import { findPeople, instantsOf, namesOf, patternOf } from './find-people.ts'
import { findSubjects } from './find-subjects.ts'
import { policy } from './policy.ts'
import { requireAdminNow } from './require-admin-now.ts'
import type { AuditList, ListAuditInput } from './schemas.ts'

const PAGE_SIZE = 50
/** So many entries are read before a text is looked up in its index: a frequent text is among them. */
const GLANCE = 2_000

const keyset = {
  value: auditLog.createdAt,
  id: auditLog.id,
  types: { value: 'timestamptz', id: 'bigint' },
} as const
const columns = {
  cursor: cursorColumn(keyset),
  id: auditLog.id,
  at: auditLog.createdAt,
  action: auditLog.action,
  actorId: auditLog.actorId,
  subjectId: auditLog.subjectId,
  details: auditLog.details,
  changes: auditLog.changes,
}

/**
 * Who did what to whom, newest first, a page at a time.
 * @throws DomainError forbidden
 */
export async function listAudit(ctx: Ctx, input: ListAuditInput): Promise<AuditList> {
  policy.listAudit(ctx)
  await requireAdminNow(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    await ctx.db.execute(sql`set local plan_cache_mode = force_custom_plan`)
    const page = keysetQuery(keyset, input, PAGE_SIZE)
    const { from, until } = instantsOf(input)
    const scope = and(
      page.where,
      input.action && eq(auditLog.action, input.action),
      input.subject ? eq(auditLog.subjectId, input.subject) : undefined,
      from && gte(auditLog.createdAt, from),
      until && lt(auditLog.createdAt, until),
    )
    const among = input.person === undefined ? undefined : await entriesOf(ctx, input, scope)
    const rows = await readRows(ctx, input, and(scope, among))
    const { items, ...list } = toPage(rows, input, PAGE_SIZE)
    const names = await namesOf(
      ctx,
      items.map(({ actorId }) => actorId),
    )
    const subjects = await findSubjects(
      ctx,
      items.flatMap(({ subjectId }) => subjectId ?? []),
    )
    return {
      ...list,
      items: items.map(({ actorId, ...entry }) => ({
        ...entry,
        actor: actorId === null ? null : { id: actorId, name: names.get(actorId) ?? null },
        subject: subjects.get(entry.subjectId ?? '') ?? null,
      })),
    }
  })
}

async function readRows(ctx: Ctx, input: ListAuditInput, scope: SQL | undefined) {
  const page = keysetQuery(keyset, input, PAGE_SIZE)
  const read = (where: SQL | undefined) =>
    ctx.db
      .select(columns)
      .from(auditLog)
      .where(where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
  if (input.text === undefined) return read(scope)
  const has = ilike(sql`(${auditLog.details}::text || ${auditLog.changes}::text)`, patternOf(input.text))
  const near = ctx.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(scope)
    .orderBy(...page.orderBy)
    .limit(GLANCE)
    .as('near')
  const glanced = await read(and(inArray(auditLog.id, ctx.db.select({ id: near.id }).from(near)), has))
  if (glanced.length > PAGE_SIZE) return glanced
  const found = sql`(with found as materialized (select ${auditLog.id} from ${auditLog} where ${has}) select id from found)`
  return read(and(scope, inArray(auditLog.id, found)))
}

/** The next entries of some people, of each of them only as many as a page has: each by its own index. */
async function entriesOf(ctx: Ctx, input: ListAuditInput, scope: SQL | undefined): Promise<SQL> {
  const ids = await findPeople(ctx, input.person ?? '')
  if (ids.length === 0) return sql`false`
  const page = keysetQuery(keyset, input, PAGE_SIZE)
  // With a text, every entry of theirs may be the one.
  const limit = input.text === undefined ? page.limit : null
  const of = (id: string) =>
    [auditLog.actorId, auditLog.subjectId].map(
      (column) =>
        sql`(select ${auditLog.id} from ${auditLog} where ${and(eq(column, id), scope)}
          order by ${sql.join(page.orderBy, sql`, `)} limit ${limit})`,
    )
  return inArray(auditLog.id, sql`(${sql.join(ids.flatMap(of), sql` union `)})`)
}
