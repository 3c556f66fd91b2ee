import { XMLParser } from 'fast-xml-parser'
import { beforeAll, expect, test } from 'vitest'
import { priceHistory } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { addOffer } from '#tests/data/offers.ts'
import { addProduct, changeProduct } from '#tests/data/products.ts'
import { addSet } from '#tests/data/sets.ts'
import { type Page, pageOf } from '#tests/helpers/html.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()
let app: TestApp
/** Every public page in both languages, by its path. */
const pages = new Map<string, Page>()

beforeAll(async () => {
  app = await testApp(shop(), { mode: 'production' })
  const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' })
  const read = async (path: string): Promise<unknown> => parser.parse(await (await app.fetch(path)).text())
  const pathOf = ({ loc }: { loc: string }) => loc.slice('https://shop.test'.length) || '/'
  const { sitemapindex } = (await read('/sitemap.xml')) as { sitemapindex: { sitemap: { loc: string }[] } }
  const parts = await Promise.all(sitemapindex.sitemap.map((part) => read(pathOf(part))))
  const paths = parts.flatMap((part) =>
    (part as { urlset: { url: { loc: string }[] } }).urlset.url.map(pathOf),
  )
  for (const path of paths) {
    const response = await app.fetch(path)
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`)
    pages.set(path, await pageOf(response))
  }
})

test('every public page says in its head what it is, where it is, and where it is in each language', () => {
  expect(pages.size).toBeGreaterThan(100)
  const titles = new Map<string, string>()
  for (const [path, page] of pages) {
    const attribute = (selector: string, name: string) => page.all(selector)[0]?.getAttribute(name) ?? ''
    const title = page.textOf('head title')
    expect(title, path).toMatch(/\S/)
    expect(titles.get(`${page.language} ${title}`), `${path} has the title of another page`).toBeUndefined()
    titles.set(`${page.language} ${title}`, path)
    expect(attribute('meta[name="description"]', 'content').length, path).toBeGreaterThan(30)
    expect(page.all('meta[name="robots"]'), path).toEqual([])
    expect(page.all('link[rel="canonical"]').map((link) => link.getAttribute('href'))).toEqual([
      `https://shop.test${path}`,
    ])
    const alternates = page.all('link[rel="alternate"][hreflang]')
    expect(alternates.map((link) => link.getAttribute('hreflang'))).toEqual(['en', 'th', 'x-default'])
    for (const link of alternates)
      expect(pages.has((link.getAttribute('href') ?? '').slice('https://shop.test'.length))).toBe(true)
    expect(attribute('meta[property="og:title"]', 'content'), path).toBe(title)
    expect(attribute('meta[property="og:url"]', 'content'), path).toBe(`https://shop.test${path}`)
    expect(attribute('meta[property="og:image"]', 'content'), path).toMatch(/^https:\/\/shop\.test\//)
    expect(attribute('meta[name="twitter:card"]', 'content'), path).toBe('summary_large_image')
    expect(page.all('h1').length, path).toBe(1)
  }
})

type Thing = Record<string, unknown> & { '@type'?: string }

function thingsOn(path: string): Thing[] {
  const scripts = pages.get(path)?.all('script[type="application/ld+json"]') ?? []
  return scripts.map(({ rawText }) => {
    // Characters that would end the script early are escaped.
    expect(rawText, path).not.toMatch(/<|\u2028|\u2029/)
    return JSON.parse(rawText) as Thing
  })
}

/** The fields that search engines require of each kind of thing, and the best that they recommend. */
const EXPECTED: Record<string, string[]> = {
  Product: ['name', 'image', 'description', 'sku', 'mpn', 'brand', 'offers'],
  ProductGroup: ['name', 'image', 'description', 'brand', 'productGroupID', 'variesBy', 'hasVariant'],
  Recipe: [
    'name',
    'image',
    'author',
    'prepTime',
    'cookTime',
    'totalTime',
    'recipeYield',
    'recipeIngredient',
    'recipeInstructions',
  ],
  Event: ['name', 'startDate', 'endDate', 'location', 'image', 'offers', 'eventStatus', 'organizer'],
  Restaurant: [
    'name',
    'address',
    'telephone',
    'image',
    'servesCuisine',
    'hasMenu',
    'acceptsReservations',
    'openingHoursSpecification',
  ],
  BreadcrumbList: ['itemListElement'],
  Organization: ['name', 'url', 'logo', 'contactPoint'],
  WebSite: ['name', 'url', 'potentialAction'],
}
/** The kinds that a page must have, by its path without language. */
const HAS: [RegExp, string[]][] = [
  [/^\/$/, ['Organization', 'WebSite']],
  [/^\/product\/(?!yellow|sweet)/, ['Product', 'BreadcrumbList']],
  [/^\/product\/(yellow|sweet)/, ['ProductGroup', 'BreadcrumbList']],
  [/^\/recipes\/./, ['Recipe', 'BreadcrumbList']],
  [/^\/events\/./, ['Event', 'BreadcrumbList']],
  [/^\/menu$/, ['Restaurant']],
]

test('what pages say in the words of schema.org is whole', () => {
  for (const path of pages.keys()) {
    const things = thingsOn(path)
    const types = things.map((thing) => thing['@type'] ?? '')
    const bare = path.replace(/^\/th(?=\/|$)/, '') || '/'
    const expected = HAS.filter(([pattern]) => pattern.test(bare)).flatMap(([, names]) => names)
    expect(types, path).toEqual(expect.arrayContaining(expected))
    for (const thing of things) {
      expect(thing['@context'], path).toBe('https://schema.org')
      const missing = (EXPECTED[thing['@type'] ?? ''] ?? []).filter((name) => !isSaid(thing[name]))
      expect(missing, `${path}: ${thing['@type']}`).toEqual([])
    }
  }
})

const isSaid = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

test('each size of a product is a variant with a code, a price and an address of its own', () => {
  const [group] = thingsOn('/product/yellow-curry-paste').filter((thing) => thing['@type'] === 'ProductGroup')
  const offer = (price: string, size: string) => ({
    price,
    url: `https://shop.test/product/yellow-curry-paste?size=${size}`,
  })
  expect(group?.['hasVariant']).toMatchObject([
    { sku: 'KR-CP-YEL-200', gtin: '2000001000205', size: '200 g', offers: offer('99.00', '200g') },
    { sku: 'KR-CP-YEL-1000', gtin: '2000001001004', size: '1 kg', offers: offer('399.00', '1000g') },
  ])
})

async function productOn(slug: string): Promise<Thing | undefined> {
  const page = await pageOf(await app.fetch(`/product/${slug}`))
  const said = page
    .all('script[type="application/ld+json"]')
    .map(({ rawText }) => JSON.parse(rawText) as Thing)
  return said.find((thing) => thing['@type'] === 'Product')
}

test('a box says what is in it', async () => {
  const ctx = testCtx(shop())
  const jar = await addProduct(ctx, { name: { en: 'A jar', th: 'กระปุก' } })
  const box = await addSet(ctx, [{ product: jar, quantity: 2 }])
  expect((await productOn(box.slug))?.['offers']).toMatchObject({
    includesObject: [
      {
        '@type': 'TypeAndQuantityNode',
        amountOfThisGood: 2,
        typeOfGood: { '@id': `https://shop.test/product/${jar.slug}`, name: 'A jar' },
      },
    ],
  })
  expect((await productOn(jar.slug))?.['offers']).not.toHaveProperty('includesObject')
})

test('an offer strikes a price through only where something was sold at it', async () => {
  const ctx = testCtx(shop())
  const [fresh, known] = [await addProduct(ctx), await addProduct(ctx)]
  await inTransaction(asShop(ctx), ({ db }) =>
    db.insert(priceHistory).values({
      productId: known.id,
      priceCents: 9_900,
      fromAt: new Date('2025-12-01T00:00:00Z'),
      untilAt: new Date('2026-01-01T00:00:00Z'),
    }),
  )
  for (const { id } of [fresh, known])
    await addOffer(ctx, { productId: id, kind: 'sale_price', amountCents: 8_000 })
  const sold = { price: '80.00', priceValidUntil: '2028-01-01T00:00:00.000Z' }
  expect((await productOn(known.slug))?.['offers']).toMatchObject({
    ...sold,
    priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '99.00' },
  })
  const offer = (await productOn(fresh.slug))?.['offers']
  expect(offer).toMatchObject(sold)
  expect(offer).not.toHaveProperty('priceSpecification')
})

test('food cannot be sent back for no reason, and what is none can for seven days', async () => {
  const ctx = testCtx(shop())
  const [jar, mortar] = [await addProduct(ctx), await addProduct(ctx)]
  await changeProduct(ctx, mortar.id, { notFood: true })
  const mixed = await addSet(ctx, [
    { product: jar, quantity: 1 },
    { product: mortar, quantity: 1 },
  ])
  const tools = await addSet(ctx, [{ product: mortar, quantity: 2 }])
  const notPermitted = { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
  const sevenDays = {
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 7,
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
  }
  for (const [product, policy] of [
    [jar, notPermitted],
    [mixed, notPermitted],
    [mortar, sevenDays],
    [tools, sevenDays],
  ] as const)
    expect((await productOn(product.slug))?.['offers']).toMatchObject({ hasMerchantReturnPolicy: policy })
})

test('a product’s offer says what it costs, how it is delivered and how it can be sent back', () => {
  const [product] = thingsOn('/th/product/red-curry-paste').filter((thing) => thing['@type'] === 'Product')
  expect(product?.['offers']).toMatchObject({
    price: '99.00',
    priceCurrency: 'ZAR',
    availability: 'https://schema.org/InStock',
    url: 'https://shop.test/th/product/red-curry-paste',
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'ZA' },
      shippingRate: { '@type': 'MonetaryAmount', value: '129.00', currency: 'ZAR' },
    },
    hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', applicableCountry: 'ZA' },
  })
})
