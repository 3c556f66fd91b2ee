import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { bytesOf, hasBody } from './whole-response.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Everything that is text, except event streams, which do not end. */
const COMPRESSIBLE =
  /^(text\/(?!event-stream)|image\/svg|application\/([\w.+-]*(json|xml)|javascript|manifest))/
/** Lists of any length, which are sent while they are made. */
const STREAMED = /^text\/(csv|xml)\b/
/** Compressing smaller responses costs more than it saves. */
const MIN_BYTES = 1_024

/** Compressing may take longer if the result is sent often. */
const EFFORT = { once: { brotli: 3, gzip: 3 }, often: { brotli: 7, gzip: 9 } }

/** The smallest encoding among those that an `Accept-Encoding` likes best. */
export function encodingFor(accepted: string | string[] | null | undefined): Encoding {
  const weights = new Map(parseAccept(String(accepted ?? '')).map(({ type, q }) => [type.toLowerCase(), q]))
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const [brotli, gzip] = [weightOf('br'), weightOf('gzip')]
  if (brotli > 0 && brotli >= gzip) return 'br'
  return gzip > 0 ? 'gzip' : 'identity'
}

/** Brotli looks back 64 KiB: hardly a byte more than with its 4 MiB, for half a megabyte of memory in place of eight. */
const WINDOW_BITS = 16

export function compressed(body: Buffer, encoding: Encoding, sent: keyof typeof EFFORT): Buffer {
  if (encoding === 'identity') return body
  const { brotli, gzip } = EFFORT[sent]
  if (encoding === 'gzip') return gzipSync(body, { level: gzip })
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    },
  })
}

/**
 * The response in an encoding that the client accepts. Pages are complete and small: compressing them in one go costs a
 * third of what streaming through the thread pool does. What is streamed stays a stream, made no faster than it is read.
 */
export async function compressedResponse(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response
  const isCompressible = COMPRESSIBLE.test(headers.get('content-type') ?? '')
  if (!isCompressible || headers.has('content-encoding') || !hasBody(response)) return response
  const encoding = encodingFor(request.headers.get('accept-encoding'))
  if (STREAMED.test(headers.get('content-type') ?? '')) return streamedResponse(response, encoding)
  const body = await bytesOf(response)
  varyByEncoding(headers)
  headers.delete('content-length')
  if (encoding === 'identity' || body.length < MIN_BYTES)
    return new Response(new Uint8Array(body), { status, headers })
  headers.set('content-encoding', encoding)
  return new Response(new Uint8Array(compressed(body, encoding, 'once')), { status, headers })
}

function streamedResponse({ body, status, headers }: Response, encoding: Encoding): Response {
  varyByEncoding(headers)
  if (!body || encoding === 'identity') return new Response(body, { status, headers })
  headers.delete('content-length')
  // Clients that take Brotli also take gzip, whose stream needs a hundredth of the memory.
  headers.set('content-encoding', 'gzip')
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { status, headers })
}

/** Adds `accept-encoding` to `vary`; kept answers say so already. */
function varyByEncoding(headers: Headers): void {
  if (!headers.get('vary')?.includes('accept-encoding')) headers.append('vary', 'accept-encoding')
}
