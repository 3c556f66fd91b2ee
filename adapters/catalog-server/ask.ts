import { CatalogServerError } from './catalog-server.ts'

export type Limits = {
  /** For one answer, and for everything that one reading asks. */
  requestMs: number
  totalMs: number
  /** The most bytes of one answer in JSON, and of one picture. */
  jsonBytes: number
  pictureBytes: number
}

export type Ask = { url: URL; type: RegExp; maxBytes: number; signal: AbortSignal }

/**
 * Fetches an answer of one kind, not larger than it may be. Redirects are not followed.
 * @throws CatalogServerError
 */
export async function ask({ url, type, maxBytes, signal }: Ask): Promise<Uint8Array> {
  try {
    const response = await fetch(url, {
      signal,
      redirect: 'manual',
      headers: { accept: 'application/json, image/*' },
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new CatalogServerError(`HTTP error! status: ${response.status}`, { status: response.status })
    }
    if (!type.test(response.headers.get('content-type') ?? '')) {
      await response.body?.cancel()
      throw new CatalogServerError('The answer is of the wrong kind')
    }
    return await readBytes(response, maxBytes)
  } catch (error) {
    if (error instanceof CatalogServerError) throw error
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new CatalogServerError(isLate ? 'No answer in time' : 'The server cannot be reached', {
      cause: error,
    })
  }
}

/** Reads the body. Never receives more than `max` bytes. */
async function readBytes(response: Response, max: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength
    if (bytes > max) throw new CatalogServerError('The answer is too large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** @throws CatalogServerError */
export async function askJson(asked: Omit<Ask, 'type'>): Promise<unknown> {
  const bytes = await ask({ ...asked, type: /^application\/json\b/i })
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw new CatalogServerError('The answer is not JSON', { cause: error })
  }
}
