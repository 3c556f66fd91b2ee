import { localeContext } from '#app/request/context.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { keptCookie } from '#app/request/cookies.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { readTopics } from '#app/request/newsletters/mail-topics.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { setLanguage } from '#domain/accounts/accounts/index.ts'
import { setMyMailTopics } from '#domain/base/mail-consents/index.ts'
import { isLocale } from '#shared/kernel/locale.ts'
import { isCurrency } from '#shared/kernel/money.ts'
import { settingsSection } from './settings-section.ts'

/** The language of the mails, and of the pages in this browser. */
export async function saveLanguageAction({ context, form }: FormRequest) {
  const locale = form.get('language')
  if (!isLocale(locale)) throw badRequest()
  await runVerb(context, (ctx) => setLanguage(ctx, { locale }))
  const cookies = [keptCookie(context, 'language', locale)]
  return leadTo(context, settingsSection('language'), { notice: 'settings-saved', cookies, locale })
}

export function saveCurrencyAction({ context, form }: FormRequest) {
  const currency = form.get('currency')
  if (!isCurrency(currency)) throw badRequest()
  const cookies = [keptCookie(context, 'currency', currency)]
  return leadTo(context, settingsSection('currency'), { notice: 'settings-saved', cookies })
}

export async function saveMailTopicsAction({ context, form }: FormRequest) {
  const language = context.get(localeContext)
  await runVerb(context, (ctx) => setMyMailTopics(ctx, { topics: readTopics(form), language }))
  return leadTo(context, settingsSection('mails'), { notice: 'settings-saved' })
}
