import { type RequestContext, serverContext } from '#app/request/context.ts'
import { streamOf } from '#shared/kernel/csv/stream-of.ts'

/** A CSV file, as `streamedFile` sends it. */
export function streamedCsv(
  context: RequestContext,
  file: { name: string; parts: AsyncIterable<Uint8Array> },
): Response {
  return streamedFile(context, { ...file, contentType: 'text/csv; charset=utf-8' })
}

/**
 * A file that is sent while it is made, no faster than it is read, and no further once nobody reads. What fails on
 * the way is logged, and the file is cut off, so that nobody takes it for complete.
 */
export function streamedFile(
  context: RequestContext,
  {
    name,
    contentType,
    parts,
    size,
  }: {
    name: string
    contentType: string
    parts: AsyncIterable<Uint8Array>
    /** In bytes, where it is known. */
    size?: number
  },
): Response {
  const { log } = context.get(serverContext).ctx
  async function* logged() {
    try {
      yield* parts
    } catch (error) {
      log.error({ err: error, name }, 'a file was cut off')
      throw error
    }
  }
  return new Response(streamOf(logged()), {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${name}"`,
      ...(size !== undefined && { 'content-length': String(size) }),
    },
  })
}
