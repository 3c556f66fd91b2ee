import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { SharedCache } from '#adapters/shared-cache/shared-cache.ts'
import { MINUTE, SECOND } from '#shared/kernel/durations.ts'
import type { CacheResult, Seen } from '../metrics/metrics.ts'
import { AHEAD, isAskedAhead } from './asked-ahead.ts'
import { compressed, type Encoding, encodingFor } from './compression.ts'
import { isShownTable, type ShownTable } from '#shared/kernel/shown-tables.ts'
import { pageKey } from './page-key.ts'
import { bytesOf } from './whole-response.ts'

const KEEPABLE = 'public, max-age=0, must-revalidate'
/** The tables that a response shows: from who made it to this cache, and on to one in front alone. */
const SHOWS = 'cache-tag'
/** The tag of all that a cache in front has. */
const EVERYTHING = 'krok'
/** A cache in front that was told nothing is right again after this time; while the shop is away it may send what it has. */
const SHARED_MS = 5 * SECOND
/** When a response says something else by itself. To browsers, which check each time, it says nothing. */
const ENDS = 'expires'

/**
 * The headers of a response that may be cached here until one of these tables changes, or until `ends`. Browsers cache it
 * too, but check each time whether it is still valid.
 */
export function keptUntil(changed: readonly ShownTable[], ends?: Date): Record<string, string> {
  return {
    'cache-control': KEEPABLE,
    [SHOWS]: changed.join(','),
    ...(ends && { [ENDS]: ends.toUTCString() }),
  }
}

/** The headers of a response that shows no table. Should it do so all the same, it is dropped at every change. */
export const KEPT = { 'cache-control': KEEPABLE }

/** The headers of a refusal that was read from these tables: it is no failure, so nothing that was kept stands in for it. */
export function refusedBy(tables: readonly ShownTable[]): Record<string, string> {
  return { 'cache-control': 'no-store', [SHOWS]: tables.join(',') }
}

/** The headers of a response that is for who asked. */
export const NOT_KEPT = { 'cache-control': 'private, no-store' }

/** The memory for all that is cached: about 350 pages, of which those asked for longest ago go first. */
const MAX_BYTES = 64 * 1024 * 1024
/** The time for which answers are sent after the database that they came from was lost. */
const STALE_MS = 10 * MINUTE
const SHARED = `max-age=${SHARED_MS / SECOND}, stale-if-error=${STALE_MS / SECOND}`

type Entry = {
  /** The pattern of the route that made it, for figures. */
  route: string | undefined
  headers: Record<string, string>
  shows: readonly string[] | undefined
  /** When it may no longer be sent; undefined if only a change ends it. */
  endsAt: Date | undefined
  bodies: Map<Encoding, Buffer>
}

/**
 * Caches responses that are the same for every visitor, complete and compressed, in front of everything else. Their
 * headers say so: pages.ts sets them for the pages of app/request/kept-pages.ts, the API for its public endpoints. Those that
 * show a table are dropped when it changes, and all when any may have changed unheard.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>
  readonly #pending = new Map<string, Promise<void>>()
  /** The number of changes so far; with `#changedAt`, which of them was the last of each table, and of all. */
  #changes = 0
  readonly #changedAt = new Map<string, number>()
  #allChangedAt = 0
  /** When the database was lost that announces changes; undefined while it does. */
  #lostAt: number | undefined
  readonly #siteUrl: string
  readonly #nextChange: () => Date | undefined
  readonly #inFront: SharedCache | undefined

  /**
   * @param nextChange when pages will show something else although nothing changes; undefined if never
   * @param maxBytes the memory for what is cached
   * @param inFront a cache that may have what is cached here too, and forgets it with this one
   */
  constructor(
    siteUrl: string,
    {
      nextChange = () => undefined,
      maxBytes = MAX_BYTES,
      inFront,
    }: {
      nextChange?: () => Date | undefined
      maxBytes?: number
      inFront?: SharedCache | undefined
    } = {},
  ) {
    this.#siteUrl = siteUrl
    this.#nextChange = nextChange
    this.#inFront = inFront
    // Both compressed copies of a page are smaller than the page, so that twice its size is enough for all three.
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bodies }) => 2 * (bodies.get('identity')?.length || 1),
    })
  }

  /**
   * Drops what shows this table, and everything if pages are not known to show it: then it may be one of another
   * release. What is being rendered now, from older data, will not be cached either.
   */
  drop(table: string): void {
    if (!isShownTable(table)) {
      this.clear()
      return
    }
    this.#changedAt.set(table, (this.#changes += 1))
    for (const [key, { shows }] of this.#entries) {
      if (!shows || shows.includes(table)) this.#entries.delete(key)
    }
    this.#pending.clear()
    this.#inFront?.forget([table])
  }

  /** Drops everything. */
  clear(): void {
    this.#allChangedAt = this.#changes += 1
    this.#entries.clear()
    this.#pending.clear()
    this.#inFront?.forget([EVERYTHING])
  }

  /**
   * Turned off while the database cannot announce changes: nothing new is cached, and every request is rendered. What
   * was cached is still sent when rendering fails because the database is gone, until `STALE_MS` after it was lost.
   */
  turn(state: 'on' | 'off'): void {
    if (state === 'on') {
      this.#lostAt = undefined
      this.clear()
    } else {
      this.#lostAt ??= Date.now()
      this.#allChangedAt = this.#changes += 1
      this.#pending.clear()
    }
  }

  /** Answers on node:http directly, before any framework runs; returns whether it did. `seen` is told the route. */
  serve(request: IncomingMessage, response: ServerResponse, seen: Seen = {}): boolean {
    if (this.#lostAt !== undefined || request.method !== 'GET' || !request.url) return false
    const key = pageKey(this.#siteUrl, request.url, request.headers.cookie)
    const entry = key && this.#find(key)
    if (!entry) return false
    sawEntry(seen, entry, 'hit')
    const said = this.#headersOf(entry, isAskedAhead(request.url, request.headers['purpose']))
    if (request.headers['if-none-match'] === entry.headers['etag']) {
      response.writeHead(304, said).end()
      return true
    }
    const encoding = encodingFor(request.headers['accept-encoding'])
    const body = encoded(entry, encoding)
    const headers: Record<string, string | number> = { ...said, 'content-length': body.length }
    if (encoding !== 'identity') headers['content-encoding'] = encoding
    response.writeHead(200, headers).end(body)
    return true
  }

  /** Answers through `render`, once for simultaneous requests for the same page, and caches what may be cached. */
  async fill(request: Request, render: () => Promise<Response>, seen: Seen = {}): Promise<Response> {
    const answer = await this.#answer(request, render, seen)
    const isAhead = isAskedAhead(request.url, request.headers.get('purpose'))
    if (!(answer instanceof Response)) return toResponse(answer, this.#headersOf(answer, isAhead))
    // Nobody outside needs to know which tables an answer shows; but of a refusal, that it is no failure.
    if (!this.#inFront || answer.status !== 503) answer.headers.delete(SHOWS)
    if (isAhead && isKeepable(answer)) {
      for (const [name, value] of Object.entries(AHEAD)) answer.headers.set(name, value)
    }
    return answer
  }

  async #answer(request: Request, render: () => Promise<Response>, seen: Seen): Promise<Response | Entry> {
    const url = new URL(request.url)
    const key = pageKey(this.#siteUrl, url.pathname + url.search, request.headers.get('cookie') ?? undefined)
    if (request.method !== 'GET' || !key) return render()
    const lostAt = this.#lostAt
    if (lostAt !== undefined) {
      const response = await render()
      const isFailure = response.status === 503 && !response.headers.has(SHOWS)
      return (isFailure && this.#staleCopy(key, lostAt, seen)) || response
    }

    const underWay = this.#pending.get(key)
    if (underWay) {
      await underWay
      const entry = this.#find(key)
      if (!entry) return render()
      sawEntry(seen, entry, 'hit')
      return entry
    }
    const done = Promise.withResolvers<void>()
    this.#pending.set(key, done.promise)
    const startedAt = this.#changes
    try {
      const response = await render()
      if (!isKeepable(response)) return response
      seen.cache = 'miss'
      const body = await bytesOf(response)
      const entry = toEntry(response.headers, body, { endsAt: this.#nextChange(), route: seen.route })
      if (this.#hasChanged(entry, startedAt)) return toResponse(entry, entry.headers)
      this.#entries.set(key, entry)
      return entry
    } finally {
      if (this.#pending.get(key) === done.promise) this.#pending.delete(key)
      done.resolve()
    }
  }

  /** The headers of an answer; with those for a cache in front, unless it may be over before that asks again. */
  #headersOf({ headers, shows, endsAt }: Entry, isAhead: boolean): Record<string, string> {
    if (isAhead) return { ...headers, ...AHEAD }
    const isOverSoon = endsAt && endsAt.getTime() - Date.now() < SHARED_MS
    if (!this.#inFront || !shows || isOverSoon) return headers
    return { ...headers, [SHOWS]: [EVERYTHING, ...shows].join(','), 'cdn-cache-control': SHARED }
  }

  /** The entry of a page, unless its time is over. */
  #find(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    if (!entry?.endsAt || entry.endsAt.getTime() > Date.now()) return entry
    this.#entries.delete(key)
    return undefined
  }

  #hasChanged({ shows }: Entry, since: number): boolean {
    if (!shows) return this.#changes > since
    return this.#allChangedAt > since || shows.some((table) => (this.#changedAt.get(table) ?? 0) > since)
  }

  #staleCopy(key: string, lostAt: number, seen: Seen): Response | undefined {
    const age = Date.now() - lostAt
    if (age > STALE_MS) this.#entries.clear()
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    sawEntry(seen, entry, 'stale')
    const response = toResponse(entry, entry.headers)
    const seconds = Math.ceil(age / SECOND)
    response.headers.set('age', String(seconds))
    response.headers.set('cache-status', `krok; hit; ttl=-${seconds}; detail=database-unavailable`)
    return response
  }
}

function sawEntry(seen: Seen, { route }: Entry, cache: CacheResult): void {
  if (route !== undefined) seen.route = route
  seen.cache = cache
}

function toEntry(headers: Headers, body: Buffer, { endsAt, route }: Pick<Entry, 'endsAt' | 'route'>): Entry {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  // A cached response serves many requests, so it carries no request's id.
  const {
    'x-request-id': _id,
    'content-length': _length,
    [SHOWS]: shows,
    ...kept
  } = Object.fromEntries(headers)
  return {
    route,
    headers: { ...kept, etag, vary: 'accept-encoding, cookie' },
    shows: shows?.split(','),
    endsAt: earliest(endsAt, headers.get(ENDS)),
    bodies: new Map([['identity', body]]),
  }
}

function earliest(date: Date | undefined, text: string | null): Date | undefined {
  if (text === null) return date
  const other = new Date(text)
  return date && date < other ? date : other
}

function toResponse(entry: Entry, headers: Record<string, string>): Response {
  return new Response(new Uint8Array(encoded(entry, 'identity')), { headers })
}

/** True if a response is the same for everybody. */
function isKeepable(response: Response): boolean {
  return (
    response.status === 200 &&
    response.headers.get('cache-control') === KEEPABLE &&
    !response.headers.has('set-cookie')
  )
}

/** Compresses on first use: most addresses are only ever fetched in one encoding. */
function encoded(entry: Entry, encoding: Encoding): Buffer {
  const known = entry.bodies.get(encoding)
  if (known) return known
  const body = compressed(entry.bodies.get('identity') ?? Buffer.alloc(0), encoding, 'often')
  entry.bodies.set(encoding, body)
  return body
}
