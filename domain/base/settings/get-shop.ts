import { type Locale, byLocale } from '#shared/kernel/locale.ts'
import { hoursText } from '#shared/base/settings/hours-text.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { getSettings } from './get-settings.ts'
import type { Shop } from './schemas.ts'

/** The facts about the business, for mails, documents and pages. */
export async function getShop(ctx: Ctx): Promise<Shop> {
  const { company, bank, hours } = await getSettings(ctx)
  const hoursIn = (locale: Locale) => hoursText(hours, locale, ctx.now())
  return {
    ...company,
    siteUrl: ctx.shop.siteUrl,
    bankAccount: bank.account,
    hoursText: byLocale(hoursIn),
  }
}
