import type { Ctx } from '#domain/kernel/context.ts'
import type { Settings } from './schemas.ts'
import { settingsAt } from './settings-at.ts'
import { readTimeline } from './timeline.ts'

/**
 * Returns what holds now, as this process keeps it: a change is seen when it is announced, which takes a moment. In a
 * request that only reads it is what held when the request first asked.
 */
export async function getSettings(ctx: Ctx): Promise<Settings> {
  const from = { at: ctx.now(), isInTransaction: ctx.openFor !== undefined }
  const { timeline, at } = await ctx.settingsCache.read(() => readTimeline(ctx), from)
  return settingsAt(timeline, at)
}
