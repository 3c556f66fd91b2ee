import type { ShopCtx } from '#domain/kernel/context.ts'
import type { Settings } from './schemas.ts'
import { settingsAt } from './settings-at.ts'
import { readTimeline } from './timeline.ts'

/** Reads what holds now from the database: for what is charged and written down. */
export async function readSettings(ctx: ShopCtx): Promise<Settings> {
  return settingsAt(await readTimeline(ctx), ctx.now())
}
