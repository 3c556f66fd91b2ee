import type { User } from '#app/components/auth/auth.tsx'
import type { RootData } from '#app/components/shell/root-data.ts'
import { localeContext, preferencesContext, type RequestContext, serverContext } from '#app/context.ts'
import type { Person } from '#domain/accounts/schemas.ts'
import { listCategories } from '#domain/catalog/index.ts'
import { getRates } from '#domain/currency/index.ts'
import { CURRENCIES } from '#shared/money.ts'
import { newsletterHtml } from './newsletter/newsletter-html.ts'
import { runPart, runVerb } from './run-verb.ts'
import { shellFacts } from './shop-facts.ts'

/**
 * What stands around every page, and around the error page of one that is refused.
 * @returns also the status of the failure, if a part of it could not be read
 */
export async function readRoot(context: RequestContext): Promise<{ root: RootData; status?: number }> {
  const { currency } = context.get(preferencesContext)
  const { ctx, session, isDemo } = context.get(serverContext)
  const language = context.get(localeContext)
  const categories = await runPart(context, (ctx) => listCategories(ctx, { language }))
  const shop = await runPart(context, () => shellFacts(context))
  const root: RootData = {
    locale: language,
    currency,
    rate: currency === 'ZAR' ? CURRENCIES.ZAR.fixedRate : (await runVerb(context, getRates))[currency],
    isDemo,
    user: session && toUser(session.person),
    siteUrl: ctx.shop.siteUrl,
    newsletter: newsletterHtml(language),
    ...('value' in shop && { shop: shop.value }),
    categories: 'value' in categories ? categories.value.map(({ slug, name }) => ({ slug, name })) : [],
  }
  if (!('value' in categories)) return { root, status: categories.status }
  return 'value' in shop ? { root } : { root, status: shop.status }
}

/** A signed-in customer, as far as pages show it. */
function toUser({ id, email, firstName, roles }: Person): User {
  return { id, email, firstName, roles }
}
