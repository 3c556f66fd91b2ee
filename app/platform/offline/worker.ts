/*
 * The service worker. It keeps the recipes that were opened, as nobody in particular would see them and without prices,
 * and answers with them when the network does not; instead of every other page it then shows the shop's page for that.
 * Whatever is not named here it leaves alone.
 *
 * Leans on: `/assets/….js` in the HTML of a page, and `./….js` in scripts, as the build names what they load.
 * Gains: recipes that were opened can be read and cooked without a connection; other pages say that there is none.
 * Held by: tests/e2e/recipes/offline.spec.ts.
 * To take it out: `OFFLINE=off` for as long as browsers may have it, then the folder and scripts/bundle/offline-worker.ts.
 */
import { COPY_PREFIX, isRecipePath, type KeepMessage, offlinePath } from './copies.ts'
import { type Locale, LOCALES, localeOfPath } from '#shared/kernel/locale.ts'

/** Types of workers that the compiler does not know. */
type LongEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = LongEvent & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
type Worker = {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(
    type: 'message',
    listener: (event: LongEvent & { data: Partial<KeepMessage> | null }) => void,
  ): void
}
const worker = self as unknown as Worker

/** Recipes by path, and the files that they need. A worker that stores them differently gives these other names. */
const COPIES = 'recipes-1'
const FILES = 'files-1'
const MOST_RECIPES = 50
/** Names the files that a copy needs: a header of ours on what is stored. */
const NEEDS = 'x-needs'
const PICTURE_PATH = /^\/(images|media)\//
/** The files of the page that takes the place of others. */
const ALWAYS = [...LOCALES.map(offlinePath), '/plain.css', '/images/drawings/unplugged-lantern.svg']

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(FILES).then((files) => files.addAll(ALWAYS)))
  void worker.skipWaiting()
})

worker.addEventListener('activate', (event) => {
  const clear = async () => {
    const names = (await caches.keys()).filter((name) => name !== COPIES && name !== FILES)
    await Promise.all(names.map((name) => caches.delete(name)))
    // A page is asked for while the worker starts, rather than after.
    await worker.registration.navigationPreload?.enable()
    await worker.clients.claim()
  }
  event.waitUntil(clear())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    event.respondWith(openPage(event, pathname))
  } else if (pathname.startsWith('/assets/') || pathname === '/plain.css' || PICTURE_PATH.test(pathname)) {
    event.respondWith(fetch(request).catch(async () => (await found(FILES, pathname)) ?? Response.error()))
  }
})

let work = Promise.resolve()
worker.addEventListener('message', (event) => {
  const { path, pictures } = event.data ?? {}
  if (!path || !isRecipePath(path)) return
  // One after the other: none may clear away what another is about to need. What fails is kept the next time it is opened.
  work = work.then(() => keepRecipe(path, pictures ?? [])).catch(() => {})
  event.waitUntil(work)
})

async function found(cache: string, path: string): Promise<Response | undefined> {
  return (await caches.open(cache)).match(path, { ignoreVary: true })
}

/** The network's answer, whatever it is; only where there is none, a copy, or the page that says so. */
async function openPage({ request, preloadResponse }: FetchEvent, path: string): Promise<Response> {
  try {
    const response = (await preloadResponse) ?? (await fetch(request))
    if (response.status === 404) await (await caches.open(COPIES)).delete(path)
    return response
  } catch {
    return (await found(COPIES, path)) ?? offlinePage(localeOfPath(path))
  }
}

async function offlinePage(locale: Locale): Promise<Response> {
  const page = await found(FILES, offlinePath(locale))
  if (!page) return Response.error()
  const copies = await caches.open(COPIES)
  const items: string[] = []
  for (const { url } of (await copies.keys()).toReversed()) {
    const path = new URL(url).pathname
    const html = await (await copies.match(path))?.text()
    // As it stands in the page, so it is escaped.
    const title = /<title>(.*?)(?: · [^·<]*)?<\/title>/s.exec(html ?? '')?.[1]
    if (title && localeOfPath(path) === locale) items.push(`<li><a href="${path}">${title}</a></li>`)
  }
  let html = await page.text()
  if (items.length > 0)
    html = html
      .replace('<section hidden>', '<section>')
      .replace('<!--recipes-->', () => `<ul>${items.join('')}</ul>`)
  return new Response(html, { status: 503, headers: page.headers })
}

/** Stores a recipe with all that its page needs, or nothing. */
async function keepRecipe(path: string, pictures: string[]): Promise<void> {
  const copies = await caches.open(COPIES)
  // Without cookies: the page as it is for everybody. Where it has moved there is no copy.
  const response = await fetch(COPY_PREFIX + path, { credentials: 'omit', redirect: 'manual' })
  if (!response.ok) return
  const html = await response.text()
  const code = await keepCode(html, localeOfPath(path))
  const shown = pictures.filter((picture) => PICTURE_PATH.test(picture))
  const held = await Promise.allSettled(shown.map(keepFile))
  const needs = [...code, ...shown.filter((_, at) => held[at]?.status === 'fulfilled')]
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': response.headers.get('content-security-policy') ?? "default-src 'none'",
    [NEEDS]: needs.join(' '),
  })
  // To the end of the list, of which the oldest go.
  await copies.delete(path)
  await copies.put(path, new Response(html, { headers }))
  await tidy(copies)
}

/** Keeps the scripts that a page names, those that they name in turn, its styles and fonts. */
async function keepCode(html: string, locale: string): Promise<string[]> {
  const names = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))
  const isUnused = new RegExp(`/texts-(?!${locale})|admins-only|staff`)
  // Names added on the way are visited too.
  for (const name of names) {
    const text = await (await keepFile(name)).text()
    for (const [, script, font] of text.matchAll(/\.\/([\w-]+\.js)|(\/assets\/[\w-]+\.woff2)/g)) {
      const next = font ?? `/assets/${script}`
      if (!isUnused.test(next)) names.add(next)
    }
  }
  return [...names]
}

/** @throws TypeError if there is no network, or no such file */
async function keepFile(path: string): Promise<Response> {
  const files = await caches.open(FILES)
  const held = await files.match(path, { ignoreVary: true })
  if (held) return held
  await files.add(path)
  return (await files.match(path, { ignoreVary: true })) ?? Response.error()
}

/** The oldest recipes go, and files that none of the others needs: those of earlier builds. */
async function tidy(copies: Cache): Promise<void> {
  const all = await copies.keys()
  for (const old of all.slice(0, -MOST_RECIPES)) await copies.delete(old)
  const needed = new Set(ALWAYS)
  for (const { url } of all.slice(-MOST_RECIPES)) {
    const needs = (await copies.match(new URL(url).pathname))?.headers.get(NEEDS)?.split(' ')
    for (const path of needs ?? []) needed.add(path)
  }
  const files = await caches.open(FILES)
  for (const file of await files.keys()) {
    if (!needed.has(new URL(file.url).pathname)) await files.delete(file)
  }
}
