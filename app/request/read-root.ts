import type { User } from '#app/components/accounts/auth.tsx'
import type { RootData } from '#app/components/shell/root-data.ts'
import {
  localeContext,
  preferencesContext,
  type RequestContext,
  serverContext,
} from '#app/request/context.ts'
import type { Person } from '#domain/accounts/accounts/schemas.ts'
import { getRates } from '#domain/catalog/currency/index.ts'
import { CURRENCIES } from '#shared/kernel/money.ts'
import { newsletterHtml } from './newsletters/newsletter-html.ts'
import { readCategories } from './catalog/read-categories.ts'
import { runPart, runVerb } from './run-verb.ts'
import { shellFacts } from './shop-facts.ts'

/**
 * Reads the frame of every page, and of the error page of a refused one. If the shop is hidden
 * from the visitor, it says nothing of the business.
 * @returns also the status of the failure, if a part of it could not be read
 */
export async function readRoot(context: RequestContext): Promise<{ root: RootData; status?: number }> {
  const { currency } = context.get(preferencesContext)
  const { ctx, session, isDemo, isHidden } = context.get(serverContext)
  const language = context.get(localeContext)
  const categories = await runPart(context, async () => (isHidden ? [] : readCategories(context)))
  const shop = await runPart(context, async () => (isHidden ? undefined : shellFacts(context)))
  const root: RootData = {
    locale: language,
    currency,
    rate: currency === 'ZAR' ? CURRENCIES.ZAR.fixedRate : (await runVerb(context, getRates))[currency],
    isDemo,
    user: session && toUser(session.person),
    siteUrl: ctx.shop.siteUrl,
    newsletter: isHidden ? '' : newsletterHtml(language),
    ...('value' in shop && shop.value && { shop: shop.value }),
    categories: 'value' in categories ? categories.value.map(({ slug, name }) => ({ slug, name })) : [],
  }
  if (!('value' in categories)) return { root, status: categories.status }
  return 'value' in shop ? { root } : { root, status: shop.status }
}

/**
 * The same around the page of a request that was refused: who refuses many must not read the database for each, so there
 * are no categories, and rates are the fixed ones; and where the database does not answer, or the shop is hidden, nothing
 * of the business.
 */
export async function readRootOfRefusal(context: RequestContext, status: number): Promise<RootData> {
  const { currency } = context.get(preferencesContext)
  const { ctx, session, isDemo, isHidden } = context.get(serverContext)
  const language = context.get(localeContext)
  const isBare = isHidden || status === 503
  const shop = isBare ? undefined : await runPart(context, () => shellFacts(context))
  return {
    locale: language,
    currency,
    rate: CURRENCIES[currency].fixedRate,
    isDemo,
    user: session && toUser(session.person),
    siteUrl: ctx.shop.siteUrl,
    newsletter: isBare ? '' : newsletterHtml(language),
    ...(shop && 'value' in shop && { shop: shop.value }),
    categories: [],
  }
}

/** A signed-in customer, as far as pages show it. */
function toUser({ id, email, firstName, roles }: Person): User {
  return { id, email, firstName, roles }
}
