import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import { securityEvents } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { keysetPage, latestBy } from '#domain/kernel/keyset.ts'
import { findPeople, instantsOf, namesOf } from './find-people.ts'
import { policy } from './policy.ts'
import { requireAdminNow } from './require-admin-now.ts'
import type { ListSecurityEventsInput } from './schemas.ts'
import type { SecurityEventList } from './views.ts'

const PAGE_SIZE = 50

const keyset = latestBy(securityEvents.lastAt, securityEvents.id)

/**
 * Lists who signed in, failed to, or asked for what they may not do; the last to happen first, a page at a time.
 * @throws DomainError forbidden
 */
export async function listSecurityEvents(
  ctx: Ctx,
  input: ListSecurityEventsInput,
): Promise<SecurityEventList> {
  policy.listSecurityEvents(ctx)
  await requireAdminNow(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    const page = keysetPage(keyset, input, PAGE_SIZE)
    const { from, until } = instantsOf(input)
    const people = input.person === undefined ? undefined : await findPeople(ctx, input.person)
    const rows = await ctx.db
      .select({
        cursor: page.cursor,
        id: securityEvents.id,
        event: securityEvents.event,
        userId: securityEvents.userId,
        sender: securityEvents.sender,
        count: securityEvents.count,
        lastAt: securityEvents.lastAt,
      })
      .from(securityEvents)
      .where(
        and(
          page.where,
          people && inArray(securityEvents.userId, people),
          input.event && eq(securityEvents.event, input.event),
          from && gte(securityEvents.lastAt, from),
          until && lt(securityEvents.lastAt, until),
        ),
      )
      .orderBy(...page.orderBy)
      .limit(page.limit)
    const { items, ...list } = page.of(rows)
    const names = await namesOf(
      ctx,
      items.map(({ userId }) => userId),
    )
    return {
      ...list,
      items: items.map(({ userId, ...event }) => ({
        ...event,
        person: userId === null ? null : { id: userId, name: names.get(userId) ?? null },
      })),
    }
  })
}
