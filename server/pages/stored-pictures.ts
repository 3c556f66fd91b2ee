import { Hono } from 'hono'
import {
  contentTypeOf,
  FILE_CACHE_CONTROL,
  isFileName,
  OWN_FILES_PATH,
  StorageError,
} from '#adapters/storage/storage.ts'
import { PICTURES_FOLDER } from '#domain/base/media/schemas.ts'
import type { ServerEnv } from '../server-env.ts'

/**
 * The pictures that people uploaded, for browsers that do not fetch them from the storage itself. The bytes behind a name
 * never change, so a browser that has them is told so without a look at the storage.
 */
export function storedPictures(): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.get(`${OWN_FILES_PATH}/*`, async (c, next) => {
    const name = c.req.path.slice(OWN_FILES_PATH.length + 1)
    if (!isFileName(name) || !name.startsWith(PICTURES_FOLDER)) return next()
    const headers = { 'cache-control': FILE_CACHE_CONTROL, etag: `"${name}"` }
    if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers)
    try {
      const bytes = await c.get('ctx').storage.get(name)
      if (!bytes) return await next()
      return c.body(bytes, 200, { ...headers, 'content-type': contentTypeOf(name) })
    } catch (error) {
      if (!(error instanceof StorageError)) throw error
      c.get('log').warn({ err: error }, 'a stored picture cannot be read')
      return c.body(null, 503, { 'cache-control': 'no-store' })
    }
  })
  return app
}
