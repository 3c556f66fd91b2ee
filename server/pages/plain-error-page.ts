import type { Context } from 'hono'
import { html } from 'hono/html'
import { localeOfPath, localizedPath } from '#shared/kernel/locale.ts'
import { common as en } from '#shared/messages/en/shell/common.ts'
import { errors as errorsEn } from '#shared/messages/en/shell/errors.ts'
import { common as th } from '#shared/messages/th/shell/common.ts'
import { errors as errorsTh } from '#shared/messages/th/shell/errors.ts'
import type { ServerEnv } from '../server-env.ts'
import { PLAIN_POLICY, plainPage } from './plain-page.ts'

const REASONS = {
  failed: {
    status: 500,
    en: {
      title: 'Something went wrong',
      advice: 'It’s us, not you. Please try again in a moment. If you write to us, mention this number:',
    },
    th: {
      title: 'ขออภัย ระบบขัดข้อง',
      advice: 'กรุณาลองใหม่ในอีกสักครู่ หากติดต่อเราเรื่องนี้ แจ้งหมายเลขต่อไปนี้',
    },
  },
  too_many_requests: {
    status: 429,
    en: { title: errorsEn.tooManyRequests.title, advice: errorsEn.tooManyRequests.text },
    th: { title: errorsTh.tooManyRequests.title, advice: errorsTh.tooManyRequests.text },
  },
  too_many_searches: {
    status: 429,
    en: { title: 'That was a lot of searches', advice: 'Please try again in a minute.' },
    th: { title: 'ค้นหาบ่อยเกินไป', advice: 'กรุณารอหนึ่งนาทีแล้วลองใหม่' },
  },
} as const
const TEXTS = { en, th }

type PlainError = { reason: keyof typeof REASONS; isDemo: boolean }

/** The answer when even the site's own error page could not be rendered, or would cost too much. */
export function plainErrorPage(
  c: Context<ServerEnv>,
  { reason, isDemo }: PlainError,
): Response | Promise<Response> {
  const locale = localeOfPath(c.req.path)
  const { status, [locale]: said } = REASONS[reason]
  const { tryAgain, backHome } = TEXTS[locale]
  // A form's answer is not asked for again: its page is.
  const { pathname, search } = new URL(c.req.url)
  c.header('cache-control', 'no-store')
  c.header('content-security-policy', PLAIN_POLICY)
  const content = html`<p>${said.advice}</p>
    ${reason === 'failed' ? html`<p class="number">${c.get('requestId')}</p>` : ''}
    <p class="ways">
      <a class="way" href="${pathname}${search}">${tryAgain}</a>
      <a class="way quiet" href="${localizedPath('/', locale)}">${backHome}</a>
    </p>`
  return c.html(plainPage({ locale, title: said.title, content, isDemo }), status)
}
