import type { S3Settings } from '#config/config.ts'
import { openBucket, type Timeouts } from './bucket.ts'
import {
  contentTypeOf,
  FILE_CACHE_CONTROL,
  FILES_PER_PAGE,
  type FileStorage,
  OWN_FILES_PATH,
} from './storage.ts'

/** Files in a bucket of S3, or of a service that speaks like it: see `openBucket`. */
export function s3Storage(
  settings: S3Settings,
  {
    publicUrl = OWN_FILES_PATH,
    timeouts,
  }: { publicUrl?: string | undefined; timeouts?: Timeouts | undefined } = {},
): FileStorage {
  const { bucket: Bucket } = settings
  const run = openBucket(settings, timeouts)
  return {
    publicUrl,
    async put(name, bytes) {
      const ContentType = contentTypeOf(name)
      await run('store a file', (client, sdk, options) =>
        client.send(
          new sdk.PutObjectCommand({
            Bucket,
            Key: name,
            Body: bytes,
            ContentLength: bytes.byteLength,
            ContentType,
            CacheControl: FILE_CACHE_CONTROL,
          }),
          options,
        ),
      )
    },
    async get(name) {
      contentTypeOf(name)
      return run('read a file', async (client, sdk, options) => {
        try {
          const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: name }), options)
          return Body && new Uint8Array(await Body.transformToByteArray())
        } catch (error) {
          if (error instanceof sdk.NoSuchKey) return undefined
          throw error
        }
      })
    },
    async delete(name) {
      contentTypeOf(name)
      await run('delete a file', (client, sdk, options) =>
        client.send(new sdk.DeleteObjectCommand({ Bucket, Key: name }), options),
      )
    },
    list: ({ limit = FILES_PER_PAGE, after } = {}) =>
      run('list files', async (client, sdk, options) => {
        const { Contents = [] } = await client.send(
          new sdk.ListObjectsV2Command({ Bucket, MaxKeys: limit, ...(after && { StartAfter: after }) }),
          options,
        )
        return Contents.map(({ Key = '', Size = 0, LastModified = new Date(0) }) => ({
          name: Key,
          size: Size,
          storedAt: LastModified,
        }))
      }),
  }
}
