import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { settings } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import type { SettingsTimeline } from '#shared/base/settings/groups.ts'
import { settingsSchemas } from './schemas.ts'

/** The number of begun states that are read for each group: the one that holds, and those before it. */
const BEGUN = 3

/**
 * Reads what holds and what is planned. A row that its group's schema refuses, which only somebody with access to the
 * database can write, is left out and logged: the state before it goes on.
 */
export async function readTimeline(ctx: Ctx): Promise<SettingsTimeline> {
  const { effectiveFrom, withdrawnAt, version } = settings
  const isLeft = isNull(withdrawnAt)
  const now = ctx.now()
  const begun = ctx.db
    .select({
      id: settings.id,
      age: sql<number>`row_number() over (partition by ${settings.group} order by ${effectiveFrom} desc, ${version} desc)`.as(
        'age',
      ),
    })
    .from(settings)
    .where(and(isLeft, lte(effectiveFrom, now)))
    .as('begun')
  const rows = await ctx.db
    .select({ group: settings.group, effectiveFrom, value: settings.value })
    .from(settings)
    .leftJoin(begun, eq(begun.id, settings.id))
    .where(and(isLeft, or(gt(effectiveFrom, now), lte(begun.age, BEGUN))))
    .orderBy(asc(effectiveFrom), asc(version))
  return rows.flatMap(({ group, effectiveFrom, value }) => {
    const parsed = settingsSchemas[group].safeParse({ ...DEFAULT_SETTINGS[group], ...value })
    if (parsed.success) return [{ group, effectiveFrom, value: parsed.data }]
    ctx.log.error({ group, effectiveFrom, issues: parsed.error.issues }, 'a stored setting is not valid')
    return []
  })
}
