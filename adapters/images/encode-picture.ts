import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from '#shared/base/pictures.ts'
import { kindOfPicture } from './kind-of-picture.ts'
import { type EncodeResult, MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from './picture-encoder.ts'

/** For a picture that is higher than wide; squares and wide ones are as wide as the largest size. */
const MAX_HEIGHT = 1920

/** Each picture alone, on one core, and nothing kept of it afterwards. */
sharp.concurrency(1)
sharp.cache(false)
// Only these four loaders: no file from outside reaches the library's others, from SVG to PDF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})

/** A damaged file is refused, one that merely is not written by the book is not. */
const READING: SharpOptions = {
  failOn: 'error',
  limitInputPixels: MAX_PICTURE_PIXELS,
  sequentialRead: true,
}
/** For AVIF, an effort of 4 takes eight times as long as 2, for files a tenth smaller. */
const WRITING: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 82 }),
}

/** See PictureEncoder. */
export async function encodePicture(file: Uint8Array): Promise<EncodeResult> {
  if (file.byteLength > MAX_PICTURE_BYTES) return { ok: false, fault: 'too_large' }
  const kind = kindOfPicture(file)
  if (!kind) return { ok: false, fault: 'not_a_picture' }
  const head = await orBroken(sharp(file, { limitInputPixels: false }).metadata())
  if (!head || !isOfKind(head, kind)) return { ok: false, fault: 'broken' }
  if (head.width * head.height > MAX_PICTURE_PIXELS) return { ok: false, fault: 'too_many_pixels' }
  const [largest] = PICTURE_WIDTHS.toReversed()
  const decoding = sharp(file, READING)
    .autoOrient()
    .resize({ width: largest, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const decoded = await orBroken(decoding)
  if (!decoded) return { ok: false, fault: 'broken' }
  const { data, info } = decoded
  const { width, height, channels } = info
  const files = []
  for (const size of PICTURE_WIDTHS) {
    const picture = sharp(data, { raw: { width, height, channels } }).resize(sizeOf(size))
    for (const format of PICTURE_FORMATS) {
      const bytes = await WRITING[format](picture.clone()).toBuffer()
      files.push({ width: size, format, bytes: new Uint8Array(bytes) })
    }
  }
  return { ok: true, picture: { width, height, files } }
}

function sizeOf(width: PictureWidth) {
  return { width, withoutEnlargement: true }
}

/** AVIF is one of several things in a container that is called HEIF. */
function isOfKind({ format, compression }: Metadata, kind: string): boolean {
  return kind === 'avif' ? format === 'heif' && compression === 'av1' : format === kind
}

/** The library says in words what it cannot read, and has no other errors here. */
async function orBroken<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch {
    return undefined
  }
}
