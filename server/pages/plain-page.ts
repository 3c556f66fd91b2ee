import { html, raw } from 'hono/html'
import { MARK } from '#adapters/pdf/mark.ts'
import type { Locale } from '#shared/locale.ts'
import { localizedPath } from '#shared/locale.ts'
import { shell as en } from '#shared/messages/en/shell.ts'
import { shell as th } from '#shared/messages/th/shell.ts'

const TEXTS = { en, th }
type Markup = ReturnType<typeof html>

type PlainPage = {
  locale: Locale
  title: string
  /** Below the title. */
  content: Markup
  isDemo: boolean
}

/** What a plain page may load: its style sheet. */
export const PLAIN_POLICY = "default-src 'none'; style-src 'self'; frame-ancestors 'none'"

/**
 * A page with a message, in the brand's colours, of one file and a style sheet: for when the site itself cannot be drawn,
 * or must not be.
 */
export function plainPage({ locale, title, content, isDemo }: PlainPage): Markup {
  const { siteName, tagline, demo, demoMailbox } = TEXTS[locale]
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${siteName}</title>
        <link rel="stylesheet" href="/plain.css" />
      </head>
      <body>
        ${isDemo ? html`<aside class="strip">${demo} <a href="/dev/mailbox">${demoMailbox}</a></aside>` : ''}
        <header class="brand">
          <a href="${localizedPath('/', locale)}">${siteName}</a>
        </header>
        <main class="message">
          <svg viewBox="0 0 64 64" width="80" height="80" aria-hidden="true">
            ${raw(`<path d="${MARK}" />`)}
          </svg>
          <h1>${title}</h1>
          ${content}
        </main>
        <footer class="foot">${tagline}</footer>
      </body>
    </html>`
}
