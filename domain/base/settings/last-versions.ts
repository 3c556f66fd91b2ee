import { max } from 'drizzle-orm'
import { settings } from '#database/schema/index.ts'
import type { SettingsGroup } from '#shared/base/settings/groups.ts'
import type { Ctx } from '#domain/kernel/context.ts'

/** The last version of every group that has been set, counting what is planned or withdrawn. */
export async function lastVersions(ctx: Ctx): Promise<Map<SettingsGroup, number>> {
  const rows = await ctx.db
    .select({ group: settings.group, version: max(settings.version) })
    .from(settings)
    .groupBy(settings.group)
  return new Map(rows.map(({ group, version }) => [group, version ?? 0]))
}
