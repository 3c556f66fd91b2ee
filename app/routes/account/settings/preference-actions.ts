import type { RouterContextProvider } from 'react-router'
import { keptCookie } from '#app/request/cookies.ts'
import { badRequest } from '#app/request/read-form.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { setLanguage } from '#domain/accounts/index.ts'
import { setMarketingConsent } from '#domain/customers/index.ts'
import { isLocale } from '#shared/locale.ts'
import { isCurrency } from '#shared/money.ts'
import { toSettings } from './to-settings.ts'

type Context = Readonly<RouterContextProvider>

/** The language of the mails, and of the pages in this browser. */
export async function saveLanguageAction(context: Context, form: Map<string, string>) {
  const locale = form.get('language')
  if (!isLocale(locale)) throw badRequest()
  await runVerb(context, (ctx) => setLanguage(ctx, { locale }))
  return toSettings(context, {
    section: 'language',
    notice: 'settings-saved',
    cookies: [keptCookie('language', locale)],
    locale,
  })
}

export function saveCurrencyAction(context: Context, form: Map<string, string>) {
  const currency = form.get('currency')
  if (!isCurrency(currency)) throw badRequest()
  return toSettings(context, {
    section: 'currency',
    notice: 'settings-saved',
    cookies: [keptCookie('currency', currency)],
  })
}

/** A box that is not ticked is not sent. */
export async function saveMarketingAction(context: Context, form: Map<string, string>) {
  await runVerb(context, (ctx) =>
    setMarketingConsent(ctx, { marketingConsent: form.get('consent') === 'yes' }),
  )
  return toSettings(context, { section: 'marketing', notice: 'settings-saved' })
}
