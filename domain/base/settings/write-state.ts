import { settings } from '#database/schema/index.ts'
import type { SettingsGroup } from '#shared/base/settings/groups.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/**
 * Writes the next state of a group. The database settles who is first: of two with the same version one is written.
 * @returns its id; undefined if there is that version already
 */
export async function writeState(
  ctx: ShopCtx,
  state: {
    group: SettingsGroup
    version: number
    effectiveFrom: Date
    value: object
    changedBy: string | null
  },
): Promise<string | undefined> {
  const [written] = await ctx.db
    .insert(settings)
    .values({ ...state, createdAt: ctx.now() })
    .onConflictDoNothing({ target: [settings.group, settings.version] })
    .returning({ id: settings.id })
  return written?.id
}
