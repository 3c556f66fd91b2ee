import { type RequestContext, serverContext } from '#app/context.ts'

/**
 * A CSV file that is sent while it is made: the next part of `parts` is asked for when the browser has taken the one
 * before, and the rest never if it leaves. What fails on the way is logged, and the file is cut off, so that nobody takes
 * it for complete.
 */
export function streamedCsv(
  context: RequestContext,
  { name, parts }: { name: string; parts: AsyncGenerator<string> },
): Response {
  const { log } = context.get(serverContext).ctx
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await parts.next()
          if (done) controller.close()
          else controller.enqueue(encoder.encode(value))
        } catch (error) {
          log.error({ err: error, name }, 'a file was cut off')
          throw error
        }
      },
      async cancel() {
        await parts.return(undefined)
      },
    },
    // Nothing is made before somebody reads.
    { highWaterMark: 0 },
  )
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
