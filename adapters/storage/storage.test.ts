import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { S3Settings } from '#config/config.ts'
import { listening } from '#tests/helpers/listening.ts'
import { startS3Server } from '#tests/stand-ins/s3-server.ts'
import { folderStorage } from './folder-storage.ts'
import { s3Storage } from './s3-storage.ts'
import { contentTypeOf, type FileStorage, isFileName, StorageError } from './storage.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'krok-storage-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const STORAGES: [string, () => Promise<FileStorage>][] = [
  ['a folder', async () => folderStorage(join(await emptyFolder(), 'made', 'at-first-use'))],
  ['a server that speaks S3', async () => s3Storage((await startS3Server()).settings)],
]

describe.each(STORAGES)('%s', (_name, open) => {
  test('gives back what was stored, and nothing where nothing was', async () => {
    const storage = await open()
    expect(await storage.get('pictures/a-320.webp')).toBeUndefined()
    await storage.put('pictures/a-320.webp', bytes('a picture'))
    expect(await storage.get('pictures/a-320.webp')).toEqual(bytes('a picture'))
    await storage.put('pictures/a-320.webp', bytes('another'))
    expect(await storage.get('pictures/a-320.webp')).toEqual(bytes('another'))
  })

  test('deletes, also what is not there', async () => {
    const storage = await open()
    await storage.put('pictures/a.webp', bytes('a'))
    await storage.delete('pictures/a.webp')
    expect(await storage.get('pictures/a.webp')).toBeUndefined()
    await expect(storage.delete('pictures/a.webp')).resolves.toBeUndefined()
    expect(await storage.list()).toEqual([])
  })

  test('lists by name, 100 at a time, the rest after the last name', async () => {
    const storage = await open()
    const names = Array.from({ length: 103 }, (_, i) => `pictures/${String(i).padStart(3, '0')}.webp`)
    for (const name of names.toReversed()) await storage.put(name, bytes(name))
    const first = await storage.list()
    expect(first.map((file) => file.name)).toEqual(names.slice(0, 100))
    expect(first[0]).toEqual({ name: names[0], size: 17, storedAt: expect.any(Date) })
    const rest = await storage.list({ after: 'pictures/099.webp' })
    expect(rest.map((file) => file.name)).toEqual(names.slice(100))
    expect(await storage.list({ limit: 2, after: 'pictures/102.webp' })).toEqual([])
    expect(await storage.list({ limit: 2 })).toHaveLength(2)
  })

  test.each(['../secret.webp', '/etc/passwd.webp', 'pictures/../../x.webp', 'a', 'A.webp', 'a//b.webp', ''])(
    'refuses the name %j',
    async (name) => {
      const storage = await open()
      await expect(storage.get(name)).rejects.toThrow('is no name')
      expect(isFileName(name)).toBe(false)
    },
  )
})

test('the ending of a name says what a file is', () => {
  const names = ['a.avif', 'b/c.webp', 'd.csv', 'incoming/e.part']
  expect(names.map(contentTypeOf)).toEqual([
    'image/avif',
    'image/webp',
    'text/csv; charset=utf-8',
    'application/octet-stream',
  ])
})

describe('a folder', () => {
  // As S3 does; the server that stands in for it here sorts folder by folder.
  test('lists folders between files, as their whole names sort', async () => {
    const storage = folderStorage(await emptyFolder())
    const names = ['a-b.webp', 'a.webp', 'a/b.webp', 'a/c/d.webp', 'a/c/e.webp', 'ab.webp', 'b/a.webp']
    for (const name of names.toReversed()) await storage.put(name, bytes(name))
    const list = async (after?: string) =>
      (await storage.list({ limit: 2, ...(after && { after }) })).map(({ name }) => name)
    expect(await list()).toEqual(names.slice(0, 2))
    for (const [i, name] of names.entries()) expect(await list(name)).toEqual(names.slice(i + 1, i + 3))
  })

  test('has no part of a file that could not be written', async () => {
    const folder = await emptyFolder()
    // A file stands where the file's folder should be.
    await writeFile(join(folder, 'pictures'), '')
    const storing = folderStorage(folder).put('pictures/a.webp', bytes('a'))
    await expect(storing).rejects.toMatchObject({ name: 'StorageError', fault: 'unavailable' })
    expect(await readdir(folder, { recursive: true })).not.toContain('a.webp')
  })

  test.runIf(process.platform === 'linux')('where nobody may write says so', async () => {
    // The kernel makes the folders here, and lets not even root make one.
    const storing = folderStorage('/sys/krok').put('a.webp', bytes('a'))
    await expect(storing).rejects.toMatchObject({ fault: 'forbidden' })
  })
})

describe('a server that speaks S3', () => {
  test('serves a stored file to everybody with its type, and for an hour', async () => {
    const { settings, publicUrl } = await startS3Server()
    await s3Storage(settings, { publicUrl }).put('pictures/a-320.avif', bytes('a picture'))
    const response = await fetch(`${publicUrl}/pictures/a-320.avif`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/avif')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(await response.text()).toBe('a picture')
  })

  test('that does not know the key forbids', async () => {
    const { settings } = await startS3Server()
    const storage = s3Storage({ ...settings, accessKeyId: 'NOBODY' })
    const error = await faultOf(storage.put('a.webp', bytes('a')))
    expect(error.fault).toBe('forbidden')
    expect(error.message).toBe('S3 did not store a file: InvalidAccessKeyId (403)')
    // Logs print errors with all that they hold.
    expect(JSON.stringify([error, error.cause, error.stack])).not.toMatch(/NOBODY|S3RVER/)
  })

  test('that has no such bucket is unavailable', async () => {
    const { settings } = await startS3Server()
    const storage = s3Storage({ ...settings, bucket: 'another' })
    expect(await faultOf(storage.put('a.webp', bytes('a')))).toMatchObject({ fault: 'unavailable' })
    expect((await faultOf(storage.list())).message).toBe('S3 did not list files: NoSuchBucket (404)')
  })

  test.each([
    [507, 'XMinioStorageFull', 'full'],
    [400, 'QuotaExceeded', 'full'],
    [403, 'AccessDenied', 'forbidden'],
    [500, 'InternalError', 'unavailable'],
    [503, 'SlowDown', 'unavailable'],
  ])('that answers %i %s is %s', async (status, code, fault) => {
    const storage = s3Storage(
      await serviceThat((request, response) => {
        request.resume()
        response.writeHead(status, { 'content-type': 'application/xml' })
        response.end(`<Error><Code>${code}</Code><Message>no</Message></Error>`)
      }),
    )
    const error = await faultOf(storage.put('a.webp', bytes('a')))
    expect(error).toMatchObject({ fault, message: `S3 did not store a file: ${code} (${status})` })
  })

  test('is asked again where it fails for a moment', async () => {
    const { settings } = await startS3Server()
    let asked = 0
    const storage = s3Storage(
      await serviceThat((request, response) => {
        asked += 1
        request.resume()
        if (asked === 1) return void response.writeHead(503).end()
        response.writeHead(200, { 'content-type': 'application/xml' })
        response.end('<ListBucketResult><Name>b</Name></ListBucketResult>')
      }, settings),
    )
    expect(await storage.list()).toEqual([])
    expect(asked).toBe(2)
  })

  test('that is not there is unavailable', async () => {
    const storage = s3Storage(serviceAt('http://127.0.0.1:9'))
    expect((await faultOf(storage.get('a.webp'))).message).toBe('S3 did not read a file: ECONNREFUSED')
  })

  test('that takes bytes and never answers is given up', async () => {
    const sockets = new Set<Socket>()
    const server = createServer((socket) => {
      sockets.add(socket)
      socket.on('error', () => {}).resume()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
      server.close()
    })
    const address = server.address()
    if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
    const timeouts = { connectMs: 100, answerMs: 100, totalMs: 350 }
    const storage = s3Storage(serviceAt(`http://127.0.0.1:${address.port}`), { timeouts })
    expect(await faultOf(storage.put('a.webp', bytes('a')))).toMatchObject({ fault: 'unavailable' })
  })
})

async function faultOf(operation: Promise<unknown>): Promise<StorageError> {
  const error = await operation.catch((error: unknown) => error)
  if (error instanceof StorageError) return error
  throw new Error('the storage did not fail', { cause: error })
}

function serviceAt(endpoint: string): S3Settings {
  return { endpoint, bucket: 'b', region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' }
}

async function serviceThat(answer: RequestListener, settings?: S3Settings): Promise<S3Settings> {
  const server = await listening(answer)
  onTestFinished(() => server.close())
  return { ...serviceAt(server.url), ...settings, endpoint: server.url }
}
