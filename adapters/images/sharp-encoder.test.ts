import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { eventually } from '#tests/helpers/eventually.ts'
import { kindOfPicture } from './kind-of-picture.ts'
import { sharpEncoder } from './sharp-encoder.ts'

const encoder = sharpEncoder()
/** The children of other tests that ran in this process. */
const encodersBefore = encoders()
const RED = { r: 200, g: 20, b: 20 }

/** All of one red, which encodes quickly. */
function picture(width: number, height: number, channels: 3 | 4 = 3) {
  return sharp({ create: { width, height, channels, background: RED } })
}

/** A picture whose file is large, so that it can be cut off anywhere. */
function noise(size: number) {
  const speckled = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width: size, height: size, channels: 3, background: RED, noise: speckled } })
}

async function mustEncode(file: Uint8Array) {
  const result = await encoder.encodePicture(file)
  if (!result.ok) throw new Error(result.fault)
  return result.picture
}

describe.each([
  ['jpeg', () => picture(1600, 1200).jpeg().toBuffer()],
  ['png', () => picture(1600, 1200, 4).png().toBuffer()],
  ['webp', () => picture(1600, 1200).webp().toBuffer()],
  ['avif', () => picture(1600, 1200).avif({ effort: 0 }).toBuffer()],
] as const)('a picture as %s', (kind, make) => {
  test('becomes AVIF and WebP in three sizes', async () => {
    const file = await make()
    expect(kindOfPicture(file)).toBe(kind)
    const { width, height, files } = await mustEncode(file)
    expect([width, height]).toEqual([1280, 960])
    const found = await Promise.all(
      files.map(async ({ bytes, format, width }) => {
        const head = await sharp(bytes).metadata()
        expect(kindOfPicture(bytes)).toBe(format)
        expect(head.width).toBe(width)
        return `${format} ${head.width}×${head.height}`
      }),
    )
    expect(found).toEqual([
      'avif 320×240',
      'webp 320×240',
      'avif 640×480',
      'webp 640×480',
      'avif 1280×960',
      'webp 1280×960',
    ])
  })
})

test('stands upright, and says nothing of where it was taken', async () => {
  const file = await picture(400, 200)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'Somchai' }, IFD3: { GPSLatitudeRef: 'S' } })
    .toBuffer()
  expect((await sharp(file).metadata()).orientation).toBe(6)
  const { width, height, files } = await mustEncode(file)
  expect([width, height]).toEqual([200, 400])
  for (const { bytes } of files) {
    const head = await sharp(bytes).metadata()
    expect([head.exif, head.icc, head.xmp, head.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(Buffer.from(bytes).includes('Somchai')).toBe(false)
  }
})

test('is not made larger than it was, and a high one not higher than a page shows', async () => {
  expect(await mustEncode(await picture(200, 100).png().toBuffer())).toMatchObject({
    width: 200,
    height: 100,
  })
  expect(await mustEncode(await picture(500, 4000).jpeg().toBuffer())).toMatchObject({
    width: 240,
    height: 1920,
  })
})

test('keeps what is transparent', async () => {
  const file = await sharp({
    create: { width: 64, height: 64, channels: 4, background: { ...RED, alpha: 0 } },
  })
    .png()
    .toBuffer()
  const { files } = await mustEncode(file)
  for (const { bytes } of files) expect((await sharp(bytes).stats()).isOpaque).toBe(false)
})

test('the same picture gives the same files', async () => {
  const file = await picture(300, 300).jpeg().toBuffer()
  expect(await mustEncode(file)).toEqual(await mustEncode(file))
})

/** A PNG of one colour that says it has `width` × `height` pixels; its data would fill them. */
function hugePng(width: number, height: number): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const signature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** A zip with one file. */
function zip(): Uint8Array {
  const data = deflateRawSync(Buffer.from('x'.repeat(1000)))
  const head = Buffer.alloc(30)
  head.write('PK\x03\x04', 'latin1')
  head.writeUInt32LE(data.length, 18)
  return Buffer.concat([head, data])
}

const jpeg = await noise(400).jpeg().toBuffer()
const cut = (file: Buffer, share: number) => file.subarray(0, Math.floor(file.length * share))
const svg = (body: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`)

describe('a file that is no picture', () => {
  test.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['a zip', zip, 'not_a_picture'],
    ['an SVG with a script', () => svg('<script>alert(1)</script>'), 'not_a_picture'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), 'not_a_picture'],
    ['a GIF', () => picture(10, 10).gif().toBuffer(), 'not_a_picture'],
    ['a TIFF', () => picture(10, 10).tiff().toBuffer(), 'not_a_picture'],
    ['nothing', () => new Uint8Array(), 'not_a_picture'],
    ['a JPEG that ends in its middle', () => cut(jpeg, 0.6), 'broken'],
    ['a JPEG that is hardly begun', () => cut(jpeg, 0.01), 'broken'],
    ['a PNG that ends in its middle', async () => cut(await noise(200).png().toBuffer(), 0.6), 'broken'],
    ['a WebP that ends in its middle', async () => cut(await noise(200).webp().toBuffer(), 0.6), 'broken'],
    ['an AVIF that ends in its middle', async () => cut(await noise(200).avif().toBuffer(), 0.6), 'broken'],
    [
      'a zip that begins like a PNG',
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), zip()]),
      'broken',
    ],
    [
      'an SVG that begins like a JPEG',
      () => Buffer.concat([Buffer.from([255, 216, 255]), svg('')]),
      'broken',
    ],
    ['a file of more than 10 MB', () => Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]), 'too_large'],
    ['a PNG of 20,000 × 20,000', () => hugePng(20_000, 20_000), 'too_many_pixels'],
    ['a PNG of 2,000,000,000 × 1', () => hugePng(2_000_000_000, 0), 'broken'],
  ])('is refused: %s', async (_what, make, fault) => {
    expect(await encoder.encodePicture(await make())).toEqual({ ok: false, fault })
  })

  test('harms no other', async () => {
    const results = await Promise.all([
      encoder.encodePicture(cut(jpeg, 0.6)),
      encoder.encodePicture(jpeg),
      encoder.encodePicture(zip()),
    ])
    expect(results.map(({ ok }) => ok)).toEqual([false, true, false])
  })
})

test('a PNG of 20,000 × 20,000 is refused before it is decoded', async () => {
  const file = hugePng(20_000, 20_000)
  // A fortieth of a byte for each of its pixels is what it is sent in.
  expect(file.byteLength).toBeLessThan(1_000_000)
  const before = process.memoryUsage().rss
  expect(await encoder.encodePicture(file)).toMatchObject({ fault: 'too_many_pixels' })
  expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
})

test('more than wait in turn are refused, and nothing is lost of those that wait', async () => {
  const file = await picture(64, 64).png().toBuffer()
  const all = await Promise.allSettled(Array.from({ length: 30 }, () => encoder.encodePicture(file)))
  const names = all.map((one) => (one.status === 'rejected' ? (one.reason as Error).name : one.value.ok))
  expect(names.filter((name) => name === true)).toHaveLength(10)
  expect(names.filter((name) => name === 'QueueFullError')).toHaveLength(20)
})

describe('the process that encodes', () => {
  test('is of the lowest priority with all its threads, and knows nothing of the environment', async () => {
    await encoder.encodePicture(jpeg)
    const [pid = 0] = myEncoders()
    const priorities = readdirSync(`/proc/${pid}/task`).map((thread) => getPriority(Number(thread)))
    // The threads of V8, which are there before the program begins, do next to nothing.
    expect(priorities.filter((priority) => priority === 19).length).toBeGreaterThan(4)
    expect(getPriority(pid)).toBe(19)
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).toBe('')
    expect(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8').trim()).toBe('1000')
  })

  test('fails the picture it is killed at; those that wait are encoded by another', async () => {
    const large = await noise(2_500).jpeg().toBuffer()
    await encoder.encodePicture(jpeg)
    const [pid = 0] = myEncoders()
    const all = [large, jpeg, jpeg].map((file) => encoder.encodePicture(file))
    const before = cpuTicks(pid)
    await eventually(
      async () => cpuTicks(pid),
      (ticks) => ticks > before + 10,
    )
    process.kill(pid, 'SIGKILL')
    const results = await Promise.all(all)
    expect(results).toMatchObject([{ ok: false, fault: 'failed' }, { ok: true }, { ok: true }])
    expect(results[0]).toMatchObject({
      cause: expect.objectContaining({ message: expect.stringMatching(/SIGKILL/) }),
    })
    expect(myEncoders()).toHaveLength(1)
    expect(myEncoders()).not.toContain(pid)
  })

  test('finishes what it is at when the shop is told to stop', async () => {
    await encoder.encodePicture(jpeg)
    const [pid = 0] = myEncoders()
    const result = encoder.encodePicture(jpeg)
    process.kill(pid, 'SIGTERM')
    expect(await result).toMatchObject({ ok: true })
    expect(myEncoders()).toEqual([pid])
  })
})

/** The processes that encode for this one. */
function encoders(): number[] {
  const threads = readdirSync('/proc/self/task')
  const children = threads.flatMap(
    (thread) => readFileSync(`/proc/self/task/${thread}/children`, 'utf8').match(/\d+/g) ?? [],
  )
  const isEncoder = (pid: string) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('image-process')
  return children.filter(isEncoder).map(Number)
}

const myEncoders = () => encoders().filter((pid) => !encodersBefore.includes(pid))

/** The CPU time that a process has had, in hundredths of a second. */
function cpuTicks(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}
