import { describe, expect, test } from 'vitest'
import type { UploadLimits } from '#app/request/upload-pages.ts'
import { readLargeUpload, readUpload, type UploadedFile } from './read-upload.ts'
import { inUploadQueue } from './upload-queue.ts'

const LIMITS: UploadLimits = { files: 3, fileBytes: 1000, bodyBytes: 20_000 }

function upload(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('https://shop.test/upload', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit)
}

function formOf(...parts: [name: string, value: string | File][]): FormData {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  return form
}

/** Reads an upload, and describes its files. */
async function readAll(request: Request, limits = LIMITS) {
  const files: unknown[] = []
  const fields = await readUpload(request, limits, async (file, fields) => {
    files.push([file.field, file.name, contentOf(file), fields.get('intent')])
  })
  return { files, fields: Object.fromEntries(fields) }
}

const contentOf = (file: UploadedFile) =>
  'bytes' in file ? new TextDecoder().decode(file.bytes) : file.fault

test('hands over files in their order, with the texts before them', async () => {
  const form = formOf(
    ['intent', 'add'],
    ['picture', new File(['one'], 'หนึ่ง.jpg')],
    ['picture', new File(['two'], 'two.jpg')],
    ['note', 'a note'],
    ['intent', 'another'],
  )
  expect(await readAll(upload(form))).toEqual({
    files: [
      ['picture', 'หนึ่ง.jpg', 'one', 'add'],
      ['picture', 'two.jpg', 'two', 'add'],
    ],
    fields: { intent: 'add', note: 'a note' },
  })
})

test('a field without a chosen file is none', async () => {
  expect(await readAll(upload(formOf(['picture', new File([], '')])))).toEqual({ files: [], fields: {} })
})

test('a file that is too large, or one too many, is refused by itself', async () => {
  const file = (name: string, size: number) => new File(['x'.repeat(size)], name)
  const form = formOf(
    ['picture', file('large', 1001)],
    ['picture', file('full', 1000)],
    ['picture', file('empty', 0)],
    ['picture', file('fourth', 1)],
    ['note', 'kept'],
  )
  const { files, fields } = await readAll(upload(form))
  expect(files.map((file) => (file as string[])[2])).toEqual(['too_large', 'x'.repeat(1000), '', 'too_many'])
  expect(fields).toEqual({ note: 'kept' })
})

test('more than the page takes is refused, also where no length is said', async () => {
  const file = (): [string, File] => ['a', new File(['x'.repeat(900)], 'a')]
  const sent = new Response(formOf(...Array.from({ length: 30 }, file)))
  const type = sent.headers.get('content-type') ?? ''
  const body = new Blob([await sent.arrayBuffer()]).stream()
  const request = upload(body, { 'content-type': type })
  await expect(readAll(request, { ...LIMITS, files: 100 })).rejects.toMatchObject({
    data: { code: 'too_large' },
    init: { status: 413 },
  })
})

test.each<[string, BodyInit | null, string]>([
  ['has no body', null, 'multipart/form-data; boundary=x'],
  ['has no boundary', '--x--', 'multipart/form-data'],
  [
    'is cut off in a file',
    '--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\nhal',
    'multipart/form-data; boundary=x',
  ],
  [
    'is cut off before its end',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n',
    'multipart/form-data; boundary=x',
  ],
  ['is something else', 'a=b', 'multipart/form-data; boundary=x'],
])('a form that %s is a bad request', async (_what, body, type) => {
  const request = new Request('https://shop.test/', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })
  await expect(readAll(request)).rejects.toMatchObject({ init: { status: 400 } })
})

test('a form whose sender goes away is a bad request', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new Error('gone'))
    },
  })
  const request = upload(body, { 'content-type': 'multipart/form-data; boundary=x' })
  await expect(readAll(request)).rejects.toMatchObject({ init: { status: 400 } })
})

test('a failure of what is done with a file is thrown, after which no file is handed over', async () => {
  const form = formOf(['a', new File(['1'], '1')], ['a', new File(['2'.repeat(900)], '2')])
  const seen: string[] = []
  const reading = readUpload(upload(form), LIMITS, async ({ name }) => {
    seen.push(name)
    throw new Error('the storage is full')
  })
  await expect(reading).rejects.toThrow('the storage is full')
  expect(seen).toEqual(['1'])
})

describe('a large file', () => {
  const LARGE: UploadLimits = { files: 1, fileBytes: 3_000_000, bodyBytes: 4_000_000 }
  const large = () => upload(formOf(['token', 'abc'], ['backup', new File(['x'.repeat(2_000_000)], 'a.age')]))

  test('arrives with the fields before it', async () => {
    let [bytes, token]: [number, string | undefined] = [0, undefined]
    await readLargeUpload(large(), LARGE, async ({ parts }, fields) => {
      token = fields.get('token')
      for await (const part of parts) bytes += part.length
    })
    expect([bytes, token]).toEqual([2_000_000, 'abc'])
  })

  test('that nobody reads, or reads on, holds up nothing', async () => {
    let read = 0
    await readLargeUpload(large(), LARGE, async () => {})
    await readLargeUpload(large(), LARGE, async ({ parts }) => {
      for await (const part of parts) {
        read = part.length
        break
      }
    })
    expect(read).toBeGreaterThan(0)
  })

  test('that is cut off, or larger than the page takes, fails for who reads it', async () => {
    const half =
      '--x\r\nContent-Disposition: form-data; name="backup"; filename="a"\r\n\r\n' + 'x'.repeat(100_000)
    let failed = 0
    const read = async ({ parts }: { parts: AsyncIterable<Uint8Array> }) => {
      try {
        for await (const part of parts) expect(part.length).toBeGreaterThan(0)
      } catch (error) {
        failed += 1
        throw error
      }
    }
    const cut = upload(half, { 'content-type': 'multipart/form-data; boundary=x' })
    await expect(readLargeUpload(cut, LARGE, read)).rejects.toMatchObject({ init: { status: 400 } })
    const small = { ...LARGE, fileBytes: 1_000_000 }
    await expect(readLargeUpload(large(), small, read)).rejects.toMatchObject({ init: { status: 413 } })
    expect(failed).toBe(2)
  })
})

describe('memory', () => {
  test('holds one file: the rest is read only when that one is done with', async () => {
    const size = 1024 * 1024
    const head = (n: number) => `--x\r\nContent-Disposition: form-data; name="a"; filename="${n}"\r\n\r\n`
    let sent = 0
    function* parts() {
      for (let n = 0; n < 20; n += 1) {
        yield head(n)
        for (let at = 0; at < size; at += 32_768) yield 'x'.repeat(32_768)
        yield '\r\n'
      }
      yield '--x--\r\n'
    }
    const source = parts()
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const { value, done } = source.next()
        if (done) return controller.close()
        sent += value.length
        controller.enqueue(new TextEncoder().encode(value))
      },
    })
    const ahead: number[] = []
    let done = 0
    const request = upload(body, { 'content-type': 'multipart/form-data; boundary=x' })
    await readUpload(request, { files: 20, fileBytes: size, bodyBytes: 30 * size }, async () => {
      // Everything that would be read ahead is read now.
      await new Promise((resolve) => setTimeout(resolve, 5))
      done += 1
      ahead.push(sent - done * size)
    })
    expect(ahead).toHaveLength(20)
    expect(Math.max(...ahead)).toBeLessThan(size)
  })

  test('four uploads are read at a time, further ones wait for their turn, too many are refused', async () => {
    let running = 0
    let most = 0
    const release = Promise.withResolvers<void>()
    const uploads = Array.from({ length: 64 }, () =>
      inUploadQueue(async () => {
        running += 1
        most = Math.max(most, running)
        await release.promise
        running -= 1
        return true
      }),
    )
    expect(await inUploadQueue(async () => true)).toBeUndefined()
    release.resolve()
    expect(await Promise.all(uploads)).toEqual(Array.from({ length: 64 }, () => true))
    expect(most).toBe(4)
    expect(await inUploadQueue(async () => 'again')).toBe('again')
  })

  test('a failed upload hands on its place', async () => {
    for (let i = 0; i < 5; i += 1) {
      await expect(inUploadQueue(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    }
    expect(await inUploadQueue(async () => 'still')).toBe('still')
  })
})
