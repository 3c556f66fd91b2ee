import { and, eq, exists, ilike, ne, or, type SQL, sql } from 'drizzle-orm'
import { contactMessages, contactThreads } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { keysetPage, latestBy } from '#domain/kernel/keyset.ts'
import { containing } from '#domain/kernel/like-pattern.ts'
import { policy } from './policy.ts'
import type { ListContactThreadsInput } from './schemas.ts'
import type { ContactThreadList } from './views.ts'

const PAGE_SIZE = 50
/** Characters of the last message that a list shows. */
const BEGINNING = 160

const keyset = latestBy(contactThreads.lastMessageAt, contactThreads.id)

const lastText = sql<string>`(select left(m.text, ${sql.raw(String(BEGINNING))}) from contact_messages m
  where m.thread_id = contact_threads.id and m.kind <> 'note' order by m.id desc limit 1)`

/**
 * The threads, a page at a time, those that were written in last first.
 * @throws DomainError forbidden
 */
export async function listContactThreads(
  ctx: Ctx,
  input: ListContactThreadsInput,
): Promise<ContactThreadList> {
  policy.listContactThreads(ctx)
  const { state, topic, search } = input
  const page = keysetPage(keyset, input, PAGE_SIZE)
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({
        cursor: page.cursor,
        id: contactThreads.id,
        number: contactThreads.number,
        state: contactThreads.state,
        topic: contactThreads.topic,
        name: contactThreads.name,
        email: contactThreads.email,
        lastMessageAt: contactThreads.lastMessageAt,
        beginning: lastText,
      })
      .from(contactThreads)
      .where(
        and(
          page.where,
          state && eq(contactThreads.state, state),
          topic && eq(contactThreads.topic, topic),
          search === undefined ? undefined : matches(ctx, search),
        ),
      )
      .orderBy(...page.orderBy)
      .limit(page.limit),
  )
  return page.of(rows)
}

function matches(ctx: Ctx, search: string): SQL | undefined {
  const pattern = containing(search)
  const [, digits] = /^(?:m-?)?(\d{1,15})$/i.exec(search) ?? []
  const written = ctx.db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.threadId, contactThreads.id),
        ne(contactMessages.kind, 'note'),
        ilike(contactMessages.text, pattern),
      ),
    )
  return or(
    ilike(contactThreads.name, pattern),
    ilike(contactThreads.email, pattern),
    ilike(contactThreads.orderNumber, pattern),
    digits ? eq(contactThreads.number, Number(digits)) : undefined,
    exists(written),
  )
}
