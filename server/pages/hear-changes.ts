import type { Services } from '../services.ts'
import type { PageCache } from './page-cache.ts'

/**
 * Drops what this process keeps of the database when a change is announced: its pages, and the settings before them, so
 * that no page is rendered again from old ones.
 */
export async function hearChanges(
  { database, settingsCache }: Pick<Services, 'database' | 'settingsCache'>,
  pages: PageCache,
): Promise<void> {
  await database.listen(
    'krok_catalog',
    (table) => {
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
      pages.turn(state)
    },
  )
  settingsCache.turn('on')
}
