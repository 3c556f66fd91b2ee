import { type FileHandle, open } from 'node:fs/promises'
import type { CompletedPart } from '@aws-sdk/client-s3'
import type { S3Settings } from '#config/config.ts'
import { MINUTE, SECOND } from '#shared/kernel/durations.ts'
import { type InBucket, openBucket } from './bucket.ts'
import { type LargeFiles, requireFileName } from './large-files.ts'

/** A request carries this much: it is held in memory, and sent again if it fails. S3 takes 10,000 parts of a file. */
const PART_BYTES = 8 * 1024 * 1024
/** Long enough for a part over a slow line. */
const TIMEOUTS = { connectMs: 3 * SECOND, answerMs: 2 * MINUTE, totalMs: 6 * MINUTE }

/**
 * Large files in a bucket, in parts. What a killed process has sent of one is no file, and stays until the bucket's rule for
 * incomplete uploads removes it.
 */
export function bucketFiles(settings: S3Settings): LargeFiles {
  const { bucket: Bucket } = settings
  const run = openBucket(settings, TIMEOUTS)
  return {
    async put(name, from) {
      const Key = requireFileName(name)
      const file = await open(from)
      try {
        const { size } = await file.stat()
        if (size > PART_BYTES) return await putParts(run, { Bucket, Key }, { file, size })
        const Body = await readPart(file, 0, size)
        await run('store a file', (client, sdk, options) =>
          client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentLength: size }), options),
        )
      } finally {
        await file.close()
      }
    },
    async read(name) {
      const Key = requireFileName(name)
      const size = await run('read a file', async (client, sdk, options) => {
        try {
          const { ContentLength } = await client.send(new sdk.HeadObjectCommand({ Bucket, Key }), options)
          return ContentLength ?? 0
        } catch (error) {
          if (error instanceof sdk.NotFound || error instanceof sdk.NoSuchKey) return undefined
          throw error
        }
      })
      return size === undefined ? undefined : { size, parts: getParts(run, { Bucket, Key }, size) }
    },
    async delete(name) {
      const Key = requireFileName(name)
      await run('delete a file', (client, sdk, options) =>
        client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), options),
      )
    },
  }
}

type Place = { Bucket: string; Key: string }

async function putParts(
  run: InBucket,
  place: Place,
  { file, size }: { file: FileHandle; size: number },
): Promise<void> {
  const { UploadId } = await run('begin a file', (client, sdk, options) =>
    client.send(new sdk.CreateMultipartUploadCommand(place), options),
  )
  const upload = { ...place, UploadId }
  try {
    const Parts: CompletedPart[] = []
    for (let from = 0; from < size; from += PART_BYTES) {
      const Body = await readPart(file, from, Math.min(PART_BYTES, size - from))
      const PartNumber = Parts.length + 1
      const { ETag } = await run('store a part of a file', (client, sdk, options) =>
        client.send(
          new sdk.UploadPartCommand({ ...upload, PartNumber, Body, ContentLength: Body.length }),
          options,
        ),
      )
      Parts.push({ PartNumber, ETag })
    }
    await run('finish a file', (client, sdk, options) =>
      client.send(new sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }), options),
    )
  } catch (error) {
    // The reason why it failed is what counts.
    await run('give up a file', (client, sdk, options) =>
      client.send(new sdk.AbortMultipartUploadCommand(upload), options),
    ).catch(() => {})
    throw error
  }
}

async function readPart(file: FileHandle, from: number, bytes: number): Promise<Buffer> {
  const part = Buffer.alloc(bytes)
  await file.read(part, 0, bytes, from)
  return part
}

async function* getParts(run: InBucket, place: Place, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < size; from += PART_BYTES) {
    const to = Math.min(from + PART_BYTES, size) - 1
    yield await run('read a part of a file', async (client, sdk, options) => {
      const { Body } = await client.send(
        new sdk.GetObjectCommand({ ...place, Range: `bytes=${from}-${to}` }),
        options,
      )
      return Body ? Body.transformToByteArray() : new Uint8Array()
    })
  }
}
