import { type RequestContext, serverContext } from '#app/request/context.ts'
import { streamOf } from '#shared/kernel/csv/stream-of.ts'

/**
 * A CSV file that is sent while it is made, no faster than it is read, and no further once nobody reads. What fails on
 * the way is logged, and the file is cut off, so that nobody takes it for complete.
 */
export function streamedCsv(
  context: RequestContext,
  { name, parts }: { name: string; parts: AsyncIterable<Uint8Array> },
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
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
