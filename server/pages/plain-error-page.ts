import type { Context } from 'hono'
import { html } from 'hono/html'
import { localeOfPath, localizedPath } from '#shared/kernel/locale.ts'
import type { ServerEnv } from '../server-env.ts'
import { PLAIN_POLICY, plainPage } from './plain-page.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

const STATUS = { failed: 500, too_many_requests: 429, too_many_searches: 429 } as const

type PlainError = { reason: keyof typeof STATUS; isDemo: boolean }

/** The answer when even the site's own error page could not be rendered, or would cost too much. */
export function plainErrorPage(
  c: Context<ServerEnv>,
  { reason, isDemo }: PlainError,
): Response | Promise<Response> {
  const locale = localeOfPath(c.req.path)
  const { common, plainErrors } = textsOf(locale)
  const { title, advice } = plainErrors[reason]
  // A form's answer is not asked for again: its page is.
  const { pathname, search } = new URL(c.req.url)
  c.header('cache-control', 'no-store')
  c.header('content-security-policy', PLAIN_POLICY)
  const content = html`<p>${advice}</p>
    ${reason === 'failed' ? html`<p class="number">${c.get('requestId')}</p>` : ''}
    <p class="ways">
      <a class="way" href="${pathname}${search}">${common.tryAgain}</a>
      <a class="way quiet" href="${localizedPath('/', locale)}">${common.backHome}</a>
    </p>`
  return c.html(plainPage({ locale, title, content, drawing: 'fallen-pestle', isDemo }), STATUS[reason])
}
