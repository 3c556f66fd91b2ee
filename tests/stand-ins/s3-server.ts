import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { onTestFinished } from 'vitest'
import type { S3Settings } from '#config/config.ts'

const BUCKET = 'krok-pictures'

/**
 * A real server that speaks S3, with one empty bucket. Everybody may read the bucket at `publicUrl`, as behind a
 * content delivery network.
 */
export async function openS3Server(): Promise<{
  settings: S3Settings
  publicUrl: string
  close(): Promise<void>
}> {
  const directory = await mkdtemp(join(tmpdir(), 'krok-s3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  // Its tokens for the next page need a cipher that today's OpenSSL has not; we go on from the last name instead.
  const listObjects = server.store.listObjects.bind(server.store)
  server.store.listObjects = async (...query) => ({ ...(await listObjects(...query)), isTruncated: false })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  return {
    settings: {
      endpoint,
      bucket: BUCKET,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    publicUrl: `${endpoint}/${BUCKET}`,
    async close() {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}

/** The same for the duration of a test. */
export async function startS3Server() {
  const server = await openS3Server()
  onTestFinished(() => server.close())
  return server
}
