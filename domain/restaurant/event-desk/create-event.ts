import { randomBytes } from 'node:crypto'
import { events } from '#database/schema/index.ts'
import { changesBetween, recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { namedInAudit, toColumns } from './internal.ts'
import { policy } from './policy.ts'
import type { CreateEventInput } from './schemas.ts'

/**
 * Creates an event as a draft. Its address is made of its English name.
 * @throws DomainError forbidden
 */
export async function createEvent(ctx: Ctx, input: CreateEventInput): Promise<{ id: string }> {
  const actor = policy.createEvent(ctx)
  const columns = toColumns(input)
  return inTransaction(asShop(ctx), async (ctx) => {
    const now = ctx.now()
    const insert = (slug: string) =>
      ctx.db
        .insert(events)
        .values({ ...columns, slug, createdAt: now, updatedAt: now })
        .onConflictDoNothing({ target: events.slug })
        .returning({ id: events.id, title: events.title })
    const slug = slugOf(input.title.en)
    const [created] = await insert(slug)
    // Events come back each year under the same name.
    const [added] = created ? [created] : await insert(`${slug}-${randomBytes(3).toString('hex')}`)
    if (!added) throw new Error('no address was free')
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'event.created',
      subjectId: added.id,
      details: namedInAudit(added),
      changes: changesBetween<object>({}, columns),
    })
    return { id: added.id }
  })
}

/** Letters, digits and hyphens of a name; `event` if nothing of it is left. */
function slugOf(name: string): string {
  const slug = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 70)
    .replace(/-+$/, '')
  return slug || 'event'
}
