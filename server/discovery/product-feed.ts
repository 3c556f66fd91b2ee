import type { Ctx } from '#domain/kernel/context.ts'
import { dearestDelivery } from '#domain/orders/checkout/index.ts'
import { listFeedProducts } from '#domain/site/discovery/index.ts'
import type { FeedProduct } from '#domain/site/discovery/schemas.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { pathTo } from '#app/request/page-path.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { sizeKeyOf } from '#shared/catalog/size-key.ts'
import { pictureFile } from '#shared/base/pictures.ts'
import { pageOf } from './addresses.ts'
import { textsOf } from '#shared/messages/texts-of.ts'
import { feedTexts } from './texts.ts'
import { toXml, XML_DECLARATION } from './xml.ts'

const BATCH = 500
/** 'Condiments & Sauces' of Google's product taxonomy. */
const GOOGLE_CATEGORY = 427
/** The most that Merchant Center takes. */
const MOST = { title: 150, description: 5_000, pictures: 10 }

type Delivery = Awaited<ReturnType<typeof getSettings>>['delivery']

/**
 * The products for Google Merchant Center and Meta, as RSS 2.0 with Google's names, in parts that are made while the
 * file is sent. Delivery is the dearest province's, so that nobody is promised less than they pay. What is only collected is left
 * out: these services show what is sent.
 */
export async function* productFeed(ctx: Ctx, language: Locale): AsyncGenerator<string> {
  const { siteUrl } = ctx.shop
  const { delivery } = await getSettings(ctx)
  const { title, metaDescription } = feedTexts(textsOf(language)).products
  const link = siteUrl + pathTo('/shop', language)
  yield `${XML_DECLARATION}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>`
  yield toXml({ title: `${title} · KROK`, link, description: metaDescription })
  let after: string | undefined
  for (;;) {
    const products = await listFeedProducts(ctx, { language, after, limit: BATCH })
    yield toXml({ item: products.flatMap((product) => toItem(product, { siteUrl, language, delivery })) })
    after = products.at(-1)?.id
    if (products.length < BATCH) break
  }
  yield '</channel></rss>'
}

function toItem(
  product: FeedProduct,
  { siteUrl, language, delivery }: { siteUrl: string; language: Locale; delivery: Delivery },
) {
  const { value, unit } = product.netWeight
  const dearest = dearestDelivery(delivery, product)
  if (dearest === null) return []
  const inSize = product.groupSku ? { search: { size: sizeKeyOf(product.netWeight) } } : {}
  const [main, ...others] = product.images
    .slice(0, 1 + MOST.pictures)
    .map((image) => new URL(pictureFile(image, 1280), siteUrl).href)
  return {
    'g:id': product.sku,
    'g:title': product.name.slice(0, MOST.title),
    'g:description': product.description.slice(0, MOST.description),
    'g:link': siteUrl + pathTo({ ...pageOf('products', product.slug), ...inSize }, language),
    ...(main && { 'g:image_link': main }),
    'g:additional_image_link': others,
    'g:availability': product.isInStock ? 'in_stock' : 'out_of_stock',
    'g:price': zar(product.priceCents),
    ...(product.sale && {
      'g:sale_price': zar(product.sale.priceCents),
      'g:sale_price_effective_date': [product.sale.offer.startsAt, product.sale.offer.endsAt]
        .map((at) => at.toISOString())
        .join('/'),
    }),
    'g:condition': 'new',
    'g:brand': 'KROK',
    'g:mpn': product.sku,
    ...(product.barcode && { 'g:gtin': product.barcode }),
    ...(product.groupSku && {
      'g:item_group_id': product.groupSku,
      'g:size': textsOf(language).product.weight(value, unit),
    }),
    ...(product.parts && inOneBox(product.parts)),
    ...(!product.notFood && { 'g:google_product_category': GOOGLE_CATEGORY }),
    'g:product_type': product.categoryName,
    ...(!product.notFood && !product.parts && { 'g:unit_pricing_measure': `${value} ${unit}` }),
    'g:shipping': { 'g:country': 'ZA', 'g:price': zar(dearest) },
  }
}

/** A set of one product is a multipack of it, any other a bundle. */
function inOneBox(parts: number[]) {
  return parts.length === 1 ? { 'g:multipack': parts[0] } : { 'g:is_bundle': 'yes' }
}

const zar = (cents: number) => `${(cents / 100).toFixed(2)} ZAR`
