import type { Ctx } from '#domain/kernel/context.ts'
import type { Settings } from './schemas.ts'
import { settingsAt } from './settings-at.ts'
import { readTimeline } from './timeline.ts'

/** Returns what holds now, as this process keeps it: a change is seen when it is announced, which takes a moment. */
export async function getSettings(ctx: Ctx): Promise<Settings> {
  const { settingsCache: cache } = ctx
  // An open transaction may read something older than what others have committed, so it is not kept.
  const timeline = ctx.openFor
    ? (cache.kept ?? (await readTimeline(ctx)))
    : await cache.read(() => readTimeline(ctx))
  return settingsAt(timeline, ctx.now())
}
