import { CsvError } from './csv-error.ts'

export const MAX_MEGABYTES = 20

/**
 * The text of a file in UTF-8, or in UTF-16 as Excel's "Unicode text", without its byte order mark.
 * @throws CsvError too_large, not_text
 */
export async function* decoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let bytes = 0
  let decoder: TextDecoder | undefined
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > MAX_MEGABYTES * 1_000_000) {
      throw new CsvError({ reason: 'too_large', megabytes: MAX_MEGABYTES })
    }
    decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : 'utf-8', {
      fatal: true,
    })
    yield textOf(decoder, chunk)
  }
  if (decoder) yield textOf(decoder)
}

function textOf(decoder: TextDecoder, chunk?: Uint8Array): string {
  let text: string
  try {
    text = chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
  } catch (error) {
    throw new CsvError({ reason: 'not_text' }, { cause: error })
  }
  // No table has one, every workbook and every picture does.
  if (text.includes('\0')) throw new CsvError({ reason: 'not_text' })
  return text
}
