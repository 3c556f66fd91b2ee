import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { ServerEnv } from '../server-env.ts'
import { OpenStreams } from './open-streams.ts'
import type { PeopleOnline } from './people-online.ts'

/** Proxies close a connection that is silent for a while (docs/specification.md §9). */
const HEARTBEAT_MS = 25_000
/** At a time, in one process; eight times as many for the network around it. A page without a stream asks by itself now and then. */
const MAX_STREAMS_PER_ADDRESS = 50

/** The subject of a stream. */
export type Watched = {
  /** Calls `onChange` on each change, until the returned function is called. */
  watch(onChange: () => void): () => void
}

/**
 * Streams that tell open pages that something has changed, and nothing else; the page then loads itself as usual. The
 * stream of somebody who is signed in ends with their session; the page then asks again.
 */
export class ChangeStreams {
  readonly #open = new OpenStreams(MAX_STREAMS_PER_ADDRESS)
  readonly #people: PeopleOnline
  readonly #stopping: AbortSignal

  constructor(people: PeopleOnline, stopping: AbortSignal) {
    this.#people = people
    this.#stopping = stopping
  }

  /** @param find what the asker may watch; undefined is answered as not found */
  async answer(c: Context<ServerEnv>, find: () => Promise<Watched | undefined>): Promise<Response> {
    // The page asks again, and a proxy then leads it to another process.
    if (this.#stopping.aborted) return c.body(null, 503, { 'cache-control': 'no-store' })
    const { client } = c.get('ctx')
    if (!this.#open.take(client)) {
      return c.body(null, 429, { 'cache-control': 'no-store', 'retry-after': '60' })
    }
    const watched = await find().catch((error: unknown) => {
      this.#open.release(client)
      throw error
    })
    if (!watched) {
      this.#open.release(client)
      return c.body(null, 404, { 'cache-control': 'no-store' })
    }
    return this.#stream(c, watched, () => this.#open.release(client))
  }

  #stream(c: Context<ServerEnv>, { watch }: Watched, release: () => void): Response {
    // Keeps proxies such as nginx from buffering the stream.
    c.header('x-accel-buffering', 'no')
    const response = streamSSE(c, async (events) => {
      const ended = Promise.withResolvers<void>()
      const end = () => ended.resolve()
      const stopWatching = watch(() => void events.writeSSE({ event: 'changed', data: '' }))
      const heartbeat = setInterval(() => void events.write(': still here\n\n'), HEARTBEAT_MS)
      const { actor } = c.get('ctx')
      const letGo = 'id' in actor ? this.#people.hold(actor.id, end) : undefined
      events.onAbort(end)
      this.#stopping.addEventListener('abort', end)
      // The process may have been stopped while it was looked up what may be watched.
      if (this.#stopping.aborted) end()
      try {
        await events.write(': here\n\n')
        await ended.promise
      } finally {
        this.#stopping.removeEventListener('abort', end)
        clearInterval(heartbeat)
        stopWatching()
        letGo?.()
        release()
      }
    })
    response.headers.set('cache-control', 'no-store')
    return response
  }
}
