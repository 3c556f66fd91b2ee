import { localeContext, type RequestContext, serverContext } from '#app/request/context.ts'
import type { RootData } from '#app/components/shell/root-data.ts'
import { getSettings, getShop } from '#domain/base/settings/index.ts'
import { shopPlace } from '#shared/accounts/address-lines.ts'
import { NETWORK_NAMES, SOCIAL_NETWORKS } from '#shared/base/settings/groups.ts'
import { hoursLines } from '#shared/base/settings/hours-text.ts'
import { runVerb } from './run-verb.ts'
import { pick } from '#shared/kernel/locale.ts'

/** Reads the facts of the business that every page prints, in the page's language and no more of it than is shown. */
export async function shellFacts(context: RequestContext): Promise<NonNullable<RootData['shop']>> {
  const { ctx } = context.get(serverContext)
  const locale = context.get(localeContext)
  const { company, hours, social } = await getSettings(ctx)
  const { phone, street, city, postalCode, legalName, registrationNumber } = company
  return {
    phone,
    street: pick(street, locale),
    city: pick(city, locale),
    postalCode,
    legalName,
    registrationNumber,
    hours: hoursLines(hours, locale, ctx.now()),
    social: SOCIAL_NETWORKS.flatMap((network) => {
      const url = social[network]
      return url ? [{ name: NETWORK_NAMES[network], url }] : []
    }),
  }
}

/** The place and hours for collecting goods, in the page's language. */
export type Pickup = { place: string; hours: string }

/** Reads the facts of the business that the pages of an order print. */
export async function orderFacts(context: RequestContext): Promise<{ bankAccount: string; pickup: Pickup }> {
  const locale = context.get(localeContext)
  const shop = await runVerb(context, getShop)
  return {
    bankAccount: shop.bankAccount,
    pickup: { place: shopPlace(shop, locale), hours: pick(shop.hoursText, locale) },
  }
}
