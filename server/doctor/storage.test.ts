import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { S3Settings } from '#config/config.ts'
import { listening } from '#tests/helpers/listening.ts'
import { saidBy, surroundings } from '#tests/helpers/surroundings.ts'
import { startS3Server } from '#tests/stand-ins/s3-server.ts'
import { lookAtStorage } from './storage.ts'

const bucketAt = ({ endpoint, bucket, accessKeyId, secretAccessKey }: S3Settings) =>
  `${endpoint.replace('http:', 's3+http:').replace('//', `//${accessKeyId}:${secretAccessKey}@`)}/${bucket}`

test('a folder that can be written, which is left as it was, and one that is not there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'krok-doctor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  expect(saidBy(await lookAtStorage(surroundings({ DATA_DIR: folder })))).toEqual(['storage works'])
  expect((await readdir(folder, { recursive: true })).filter((name) => name.includes('.'))).toEqual([])

  const missing = join(folder, 'none')
  expect(saidBy(await lookAtStorage(surroundings({ DATA_DIR: missing })))).toEqual(['storage unavailable'])
  expect(existsSync(missing)).toBe(false)
})

test('a bucket, and the way to it for browsers', async () => {
  const { settings, publicUrl } = await startS3Server()
  const look = async (publicly: string) =>
    saidBy(
      await lookAtStorage(surroundings({ STORAGE_URL: bucketAt(settings), STORAGE_PUBLIC_URL: publicly })),
    )
  expect(await look('')).toEqual(['storage works'])
  expect(await look(publicUrl)).toEqual(['storage works', 'storage-public open'])
  expect(await look(`${publicUrl}-of-another`)).toEqual(['storage works', 'storage-public shut'])
  expect(await look('http://127.0.0.1:9')).toEqual(['storage works', 'storage-public shut'])
})

test('a bucket that does not know the key, has no room, or is not there', async () => {
  const { settings } = await startS3Server()
  const look = (changes: Partial<S3Settings>) =>
    lookAtStorage(surroundings({ STORAGE_URL: bucketAt({ ...settings, ...changes }) }))
  const forbidden = await look({ accessKeyId: 'NOBODY' })
  expect(saidBy(forbidden)).toEqual(['storage forbidden'])
  expect(JSON.stringify(forbidden)).not.toMatch(/NOBODY|S3RVER/)

  const full = await listening((request, response) => {
    request.resume()
    response.writeHead(507, { 'content-type': 'application/xml' })
    response.end('<Error><Code>XMinioStorageFull</Code><Message>no</Message></Error>')
  })
  onTestFinished(() => full.close())
  expect(saidBy(await look({ endpoint: full.url }))).toEqual(['storage full'])
  expect(saidBy(await look({ endpoint: 'http://127.0.0.1:9' }))).toEqual(['storage unavailable'])
})
