import { and, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { auditLog } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { keysetPage, latestBy } from '#domain/kernel/keyset.ts'
import { containing } from '#domain/kernel/like-pattern.ts'
import { findPeople, instantsOf, namesOf } from './find-people.ts'
import { findSubjects } from './find-subjects.ts'
import { policy } from './policy.ts'
import { requireAdminNow } from './require-admin-now.ts'
import type { ListAuditInput } from './schemas.ts'
import type { AuditList } from './views.ts'

const PAGE_SIZE = 50
/** So many entries are read before a text is looked up in its index: a frequent text is among them. */
const GLANCE = 2_000
/** So many entries of people are read, of each of them the same number. */
const GLANCE_OF_PEOPLE = 10_000

/** As the index of texts has it. */
const searched = sql`(${auditLog.details}::text || ${auditLog.changes}::text)`

const keyset = latestBy(auditLog.createdAt, auditLog.id)
const columns = {
  id: auditLog.id,
  at: auditLog.createdAt,
  action: auditLog.action,
  actorId: auditLog.actorId,
  subjectId: auditLog.subjectId,
  details: auditLog.details,
  changes: auditLog.changes,
}

/**
 * Lists who did what to whom, newest first, a page at a time.
 * @throws DomainError forbidden
 */
export async function listAudit(ctx: Ctx, input: ListAuditInput): Promise<AuditList> {
  policy.listAudit(ctx)
  await requireAdminNow(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    await ctx.db.execute(sql`set local plan_cache_mode = force_custom_plan`)
    const page = keysetPage(keyset, input, PAGE_SIZE)
    const { from, until } = instantsOf(input)
    const scope = and(
      page.where,
      input.action && eq(auditLog.action, input.action),
      input.subject ? eq(auditLog.subjectId, input.subject) : undefined,
      from && gte(auditLog.createdAt, from),
      until && lt(auditLog.createdAt, until),
    )
    const rows = await readRows(ctx, input, scope)
    const { items, ...list } = page.of(rows)
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
  const { person, text } = input
  const page = keysetPage(keyset, input, PAGE_SIZE)
  const read = (where: SQL | undefined) =>
    ctx.db
      .select({ ...columns, cursor: page.cursor })
      .from(auditLog)
      .where(where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
  const people = person === undefined ? undefined : await findPeople(ctx, person)
  if (people?.length === 0) return []
  // As an array: how few they are is not known before they are found, and the log would be read whole.
  const isOne = (ids: SQL) => sql`${auditLog.id} = any(array${ids})`
  const glance = people ? Math.min(GLANCE, Math.floor(GLANCE_OF_PEOPLE / people.length)) : GLANCE
  const nearest = (most: number) => (people ? isOne(entriesOf(input, people, scope, most)) : scope)
  if (text === undefined) return read(nearest(page.limit))

  const has = ilike(searched, containing(text))
  // Read apart, or the index of texts would be asked for a text that nearly every entry has.
  const glanced = await read(
    isOne(
      sql`(with entry as materialized (
          select ${auditLog.id}, ${searched} as text from ${auditLog} where ${nearest(glance) ?? sql`true`}
          order by ${sql.join(page.orderBy, sql`, `)} limit ${glance})
        select id from entry where ${ilike(sql`text`, containing(text))})`,
    ),
  )
  if (glanced.length > PAGE_SIZE) return glanced
  const found = sql`(with found as materialized (select ${auditLog.id} from ${auditLog} where ${has}) select id from found)`
  const isTheirs = people && or(inArray(auditLog.actorId, people), inArray(auditLog.subjectId, people))
  return read(and(scope, isTheirs, isOne(found)))
}

/** The next entries of some people, so many of them: those of each person are found by an index. */
function entriesOf(input: ListAuditInput, people: string[], scope: SQL | undefined, most: number): SQL {
  const orderBy = sql.join(keysetPage(keyset, input, PAGE_SIZE).orderBy, sql`, `)
  const by = [auditLog.actorId, auditLog.subjectId].map(
    (column) => sql`select entry.* from unnest(${sql.param(people)}::uuid[]) as person (id)
      cross join lateral (
        select ${auditLog.createdAt}, ${auditLog.id} from ${auditLog} where ${and(sql`${column} = person.id`, scope)}
        order by ${orderBy} limit ${most}) entry`,
  )
  return sql`(select id from (${sql.join(by, sql` union `)}) as audit_log order by ${orderBy} limit ${most})`
}
