export type KindOfPicture = 'avif' | 'jpeg' | 'png' | 'webp'

const PNG = '\x89PNG\r\n\x1A\n'
const JPEG = '\xFF\xD8\xFF'

/** Returns a file's kind by its first bytes; undefined for anything but the four kinds that may be uploaded. */
export function kindOfPicture(file: Uint8Array): KindOfPicture | undefined {
  const text = (from: number, to: number) => Buffer.from(file.subarray(from, to)).toString('latin1')
  if (text(0, 3) === JPEG) return 'jpeg'
  if (text(0, 8) === PNG) return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  return text(4, 8) === 'ftyp' && brandsOf(file).includes('avif') ? 'avif' : undefined
}

/** The formats that a file of the ISO kind says it is in: its own, and those it can be read as. */
function brandsOf(file: Uint8Array): string[] {
  const length = Math.min(Buffer.from(file.subarray(0, 4)).readUInt32BE(), 256)
  return Buffer.from(file.subarray(8, length)).toString('latin1').match(/.{4}/gs) ?? []
}
