import type { Services } from '../services.ts'
import type { PageCache } from './page-cache.ts'

/**
 * Drops what this process keeps of the database when a change is announced: its pages, and the settings and offers before
 * them, so that no page is rendered again from old ones.
 */
export async function hearChanges(
  { database, settingsCache, offersCache }: Pick<Services, 'database' | 'settingsCache' | 'offersCache'>,
  pages: PageCache,
): Promise<void> {
  await database.listen(
    'krok_catalog',
    (table) => {
      if (table === 'offers') offersCache.clear()
      if (table !== 'settings') {
        pages.drop(table)
        return
      }
      settingsCache.clear()
      // A response that shows no setting, such as a sitemap, is sent all the same only while the shop is open.
      pages.clear()
    },
    (state) => {
      settingsCache.turn(state)
      offersCache.turn(state)
      pages.turn(state)
    },
  )
  settingsCache.turn('on')
  offersCache.turn('on')
}

/** When pages will show something else although nobody saves anything; undefined if never. */
export function nextChange(
  { settingsCache, offersCache }: Pick<Services, 'settingsCache' | 'offersCache'>,
  now: Date,
): Date | undefined {
  const changes = [settingsCache.nextChange(now), offersCache.nextChange(now)].filter(
    (at) => at !== undefined,
  )
  return changes.length > 0 ? new Date(Math.min(...changes.map(Number))) : undefined
}
