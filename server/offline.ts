import { readFile } from 'node:fs/promises'
import { type Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import { offlinePath } from '#app/platform/offline/copies.ts'
import type { Config } from '#config/config.ts'
import { type Locale, LOCALES } from '#shared/kernel/locale.ts'
import { PLAIN_POLICY, plainPage } from './pages/plain-page.ts'
import type { ServerEnv } from './server-env.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

/** Takes the place of a service worker that is there: drops all that it has kept, and is gone. */
const WITHDRAWAL = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
})()))
`

/**
 * The service worker, or what removes it where OFFLINE is off, and the pages that it shows instead of others. Browsers
 * ask for it whenever a page is opened, so both are in force with the next page.
 */
export function offline(config: Config): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  let built: Promise<string> | undefined
  app.get('/sw.js', async (c) => {
    built ??= readFile(new URL('../build/client/sw.js', import.meta.url), 'utf8')
    return c.body(config.isReadableOffline ? await built : WITHDRAWAL, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    })
  })
  for (const locale of LOCALES) app.get(offlinePath(locale), (c) => offlinePage(c, locale, config))
  return app
}

/** The service worker puts links to what it has kept in the place of the comment, and shows the part around them. */
function offlinePage(
  c: Context<ServerEnv>,
  locale: Locale,
  { isDemo }: Config,
): Response | Promise<Response> {
  const { title, text, kept, tryAgain } = textsOf(locale).offline
  c.header('cache-control', 'no-cache')
  c.header('content-security-policy', PLAIN_POLICY)
  const content = html`<p>${text}</p>
    <p class="ways"><a class="way" href="">${tryAgain}</a></p>
    <section hidden>
      <h2>${kept}</h2>
      ${raw('<!--recipes-->')}
    </section>`
  return c.html(plainPage({ locale, title, content, drawing: 'unplugged-lantern', isDemo }))
}
