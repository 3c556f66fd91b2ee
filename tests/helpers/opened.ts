import { fillSettings } from '#domain/base/settings/index.ts'
import type { Home } from './shop-process.ts'
import { testCtx } from './test-ctx.ts'

/** Says of a shop that has not been started that it is open: a new one in production is not. */
export async function opened(home: Home): Promise<Home> {
  const database = await home.open()
  await fillSettings(testCtx(database), { opening: { isOpen: true } })
  await database.close()
  return home
}
