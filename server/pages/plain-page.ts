import { html } from 'hono/html'
import type { Locale } from '#shared/kernel/locale.ts'
import { localizedPath } from '#shared/kernel/locale.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

type Markup = ReturnType<typeof html>

type PlainDocument = { locale: Locale; title: string; isDemo: boolean }
type PlainPage = PlainDocument & {
  /** Below the title. */
  content: Markup
}
type Message = PlainPage & {
  /** A file of public/images/drawings. */
  drawing: 'fallen-pestle' | 'unplugged-lantern'
}

/** The policy of a plain page, which may load nothing but its style sheet and the brand's pictures. */
export const PLAIN_POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'"

/**
 * A page with a message, in the brand's colours, of one file, a picture and a style sheet: for when the site itself cannot be drawn,
 * or must not be.
 */
export function plainPage({ content, drawing, ...page }: Message): Markup {
  const { siteName, tagline } = textsOf(page.locale).shell
  const body = html`<header class="brand">
      <a href="${localizedPath('/', page.locale)}">${siteName}</a>
    </header>
    <main class="message">
      <img src="/images/drawings/${drawing}.svg" alt="" width="160" height="132" />
      <h1>${page.title}</h1>
      ${content}
    </main>
    <footer class="foot">${tagline}</footer>`
  return plainDocument(page, { body })
}

/** The policy of a closed door, which also has forms. */
export const DOOR_POLICY = `${PLAIN_POLICY}; form-action 'self'`

/** The same in the brand's dark, as a closed door: there is nothing behind it yet, so nothing leads there. */
export function closedDoor({ content, ways, ...page }: PlainPage & { ways: Markup }): Markup {
  const { siteName, tagline } = textsOf(page.locale).shell
  const body = html`<main class="message door">
      <img src="/images/krok-lockup-stacked-coconut.svg" alt="${siteName}" width="258" height="162" />
      <h1>${page.title}</h1>
      ${content}
      <p class="tagline">${tagline}</p>
    </main>
    <footer class="foot">${ways}</footer>`
  return plainDocument(page, {
    body,
    head: html`<link rel="icon" href="/favicon.svg" type="image/svg+xml" />`,
  })
}

function plainDocument(
  { locale, title, isDemo }: PlainDocument,
  { body, head = html`` }: { body: Markup; head?: Markup },
): Markup {
  const { siteName, demo, demoMailbox } = textsOf(locale).shell
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} &middot; ${siteName}</title>
        <link rel="stylesheet" href="/plain.css" />
        ${head}
      </head>
      <body>
        ${isDemo ? html`<aside class="strip">${demo} <a href="/dev/mailbox">${demoMailbox}</a></aside>` : ''}
        ${body}
      </body>
    </html>`
}
