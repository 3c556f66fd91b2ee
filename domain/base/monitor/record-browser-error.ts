import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { browserErrors } from '#database/schema/index.ts'
import { isLogged } from '#shared/base/monitor/is-logged.ts'
import { masked } from '#shared/base/monitor/masked.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { browserOf } from './browser-of.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { RecordBrowserErrorInput } from './schemas.ts'

/** Beyond these, the group that has not been seen for longest goes. */
export const MOST_GROUPS = 200
/** So many of the places where an error was seen are named. */
const MOST_PLACES = 10

/**
 * Counts an error of a browser in the group of those that are the same, or begins one. One that was solved is open
 * again. What is not the shop's own is left out.
 */
export async function recordBrowserError(ctx: Ctx, input: RecordBrowserErrorInput): Promise<void> {
  if (!isLogged(input)) return
  const { kind, route, device } = input
  // Browsers mask as well: what one of them sends that is not the shop's script is no better for it.
  const words = { message: masked(input.message), stack: masked(input.stack) }
  const at = ctx.now()
  const newest = { ...words, kind, lastAt: at, solvedAt: null }
  const isNew = await inTransaction(asShop(ctx), async ({ db }) => {
    const [group] = await db
      .insert(browserErrors)
      .values({
        ...newest,
        fingerprint: fingerprintOf(words),
        count: 1,
        routes: [route],
        devices: [device],
        browsers: [browserOf(ctx.client.userAgent)],
        firstAt: at,
      })
      .onConflictDoUpdate({
        target: browserErrors.fingerprint,
        set: {
          ...newest,
          count: sql`${browserErrors.count} + 1`,
          routes: withPlace(browserErrors.routes),
          devices: withPlace(browserErrors.devices),
          browsers: withPlace(browserErrors.browsers),
        },
      })
      .returning({ count: browserErrors.count })
    if (group?.count !== 1) return false
    const { lastAt, id } = browserErrors
    const beyond = db
      .select({ id })
      .from(browserErrors)
      .orderBy(sql`${lastAt} desc, ${id} desc`)
      .offset(MOST_GROUPS)
    await db.delete(browserErrors).where(inArray(id, beyond))
    return true
  })
  if (isNew) ctx.log.warn({ kind, route, browserError: words.message }, 'an error in a browser')
}

/** Adds the place of the new one to what a group has seen so far. */
function withPlace(column: PgColumn): SQL {
  const added = sql`excluded.${sql.identifier(column.name)}`
  const isKept = sql`${added} <@ ${column} or cardinality(${column}) >= ${MOST_PLACES}`
  return sql`case when ${isKept} then ${column} else ${column} || ${added} end`
}
