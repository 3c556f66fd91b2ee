import { listCategories } from '#domain/catalog/catalog/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { getShop } from '#domain/base/settings/index.ts'
import { home } from '#shared/messages/en/site/home.ts'
import { shell } from '#shared/messages/en/shell/shell.ts'

/** Says what the site is and where its facts are, for language models that read for somebody (llmstxt.org). */
export async function llmsText(ctx: Ctx): Promise<string> {
  const [shop, categories] = await Promise.all([getShop(ctx), listCategories(ctx, { language: 'en' })])
  const link = (name: string, path: string, about: string) => `- [${name}](${shop.siteUrl}${path}): ${about}`
  return [
    `# ${shell.siteName}`,
    '',
    `> ${home.metaDescription}`,
    '',
    `Every page is in English at /… and in Thai at /th/…. Prices are in South African rand and include VAT.`,
    `Restaurant: ${shop.street.en}, ${shop.city.en}. ${shop.hoursText.en}. ${shop.phone}.`,
    'Allergens and heat are on each product’s page. Never guess them: where the page says to ask, they aren’t known.',
    '',
    '## Shop',
    '',
    link('All products', '/shop', 'name, price, heat and stock of each'),
    ...categories.map(({ slug, name, description }) => link(name, `/shop?category=${slug}`, description)),
    link('Delivery', '/shipping', 'prices and times by province'),
    link('Returns', '/returns', 'what can be sent back, and how'),
    '',
    '## Kitchen and restaurant',
    '',
    link('Recipes', '/recipes', 'amounts, steps, allergens, and the jar that each needs'),
    link('Menu', '/menu', 'dishes with prices and allergens, and reservations'),
    link('Events', '/events', 'dinners and classes'),
    link('Contact', '/contact', 'a message to the shop'),
    '',
    '## Data',
    '',
    link('API', '/api/docs', 'products, recipes and more as JSON; OpenAPI at /api/openapi.json'),
    link('Product feed', '/feeds/en/products.xml', 'all products as RSS with prices and availability'),
    link('Sitemap', '/sitemap.xml', 'all public pages'),
    '',
  ].join('\n')
}
