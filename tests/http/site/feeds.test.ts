import { eq } from 'drizzle-orm'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { products } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { addOffer } from '#tests/data/offers.ts'
import { addProduct, changeProduct } from '#tests/data/products.ts'
import { addSet } from '#tests/data/sets.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()
let app: TestApp
beforeAll(async () => {
  app = await testApp(shop(), { mode: 'production' })
})

const LISTS = new Set(['url', 'sitemap', 'item', 'xhtml:link', 'image:image'])
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => LISTS.has(name),
  parseTagValue: false,
})

async function readXml(path: string, address = '127.0.0.1'): Promise<unknown> {
  const response = await app.fetch(path, { address })
  const text = await response.text()
  expect(response.status, path).toBe(200)
  expect(XMLValidator.validate(text), path).toBe(true)
  return parser.parse(text)
}
type Url = { loc: string; lastmod?: string; 'xhtml:link': { '@hreflang': string; '@href': string }[] }
const readUrls = async (path: string) => ((await readXml(path)) as { urlset: { url: Url[] } }).urlset.url

test('the list of sitemaps names each part, and what is no part is not found', async () => {
  const { sitemapindex } = (await readXml('/sitemap.xml')) as { sitemapindex: { sitemap: { loc: string }[] } }
  expect(sitemapindex.sitemap.map(({ loc }) => loc)).toEqual(
    ['pages', 'products-1', 'recipes-1', 'events-1'].map((name) => `https://shop.test/sitemaps/${name}.xml`),
  )
  for (const name of ['products-0', 'products-2', 'products-x', 'people-1', 'products-99999999'])
    expect((await app.fetch(`/sitemaps/${name}.xml`)).status, name).toBe(404)
})

test('a page is listed once in each language, with all of its languages and its pictures', async () => {
  const urls = await readUrls('/sitemaps/products-1.xml')
  const thai = urls.find(({ loc }) => loc === 'https://shop.test/th/product/red-curry-paste')
  expect(thai?.['xhtml:link'].map((link) => [link['@hreflang'], link['@href']])).toEqual([
    ['en', 'https://shop.test/product/red-curry-paste'],
    ['th', 'https://shop.test/th/product/red-curry-paste'],
    ['x-default', 'https://shop.test/product/red-curry-paste'],
  ])
  expect(thai).toMatchObject({
    'image:image': [
      { 'image:loc': 'https://shop.test/images/products/red-curry-paste-1280.webp' },
      { 'image:loc': 'https://shop.test/images/dishes/red-curry-1280.webp' },
      { 'image:loc': 'https://shop.test/images/products/red-curry-paste-inside-1280.webp' },
      { 'image:loc': 'https://shop.test/images/dishes/fish-cakes-1280.webp' },
    ],
  })
  expect(Date.parse(thai?.lastmod ?? '')).toBeGreaterThan(0)
  expect(new Set(urls.map(({ loc }) => loc)).size).toBe(urls.length)
  const pages = (await readUrls('/sitemaps/pages.xml')).map(({ loc }) => loc)
  expect(pages).toEqual(
    expect.arrayContaining(['https://shop.test/', 'https://shop.test/th', 'https://shop.test/th/menu']),
  )
  expect(pages).toContain('https://shop.test/shop?category=curry-pastes')
})

test('sitemaps and feeds of news are kept until what they list changes', async () => {
  const first = await app.fetch('/sitemaps/products-1.xml')
  expect(first.headers.get('etag')).not.toBeNull()
  const { slug } = await addProduct(testCtx(shop()))
  await eventually(
    async () => (await app.fetch('/sitemaps/products-1.xml')).text(),
    (sitemap) => sitemap.includes(slug),
  )
})

test('crawlers are told where the sitemaps are, and what they need not fetch', async () => {
  const robots = await (await app.fetch('/robots.txt')).text()
  const lines = robots.split('\n')
  expect(lines).toContain('Sitemap: https://shop.test/sitemap.xml')
  for (const path of ['/admin', '/th/admin', '/order/', '/*?*search='])
    expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).not.toContain('Disallow: /')
  // Each line of it is one that the standard knows (RFC 9309).
  for (const line of lines.filter(Boolean)) expect(line).toMatch(/^(User-agent|Allow|Disallow|Sitemap): \S+$/)
})

test('language models find the facts by links that lead somewhere', async () => {
  const text = await (await app.fetch('/llms.txt')).text()
  expect(text).toMatch(/^# KROK\n\n> /)
  const links = [...text.matchAll(/\]\(https:\/\/shop\.test([^)]+)\)/g)].map(([, path]) => path ?? '')
  expect(links.length).toBeGreaterThan(10)
  for (const path of links) expect((await app.fetch(path)).status, path).toBe(200)
})

type Item = Record<string, string>
const readItems = async (path: string) =>
  ((await readXml(path, '203.0.113.7')) as { rss: { channel: { item: Item[] } } }).rss.channel.item

describe.each(['en', 'th'] as const)('in %s', (language) => {
  test.each(['recipes', 'events'])('%s are a feed whose links lead to them', async (of) => {
    const items = await readItems(`/feeds/${language}/${of}.xml`)
    expect(items.length).toBeGreaterThan(4)
    const [newest] = items
    expect(newest).toMatchObject({ title: expect.any(String), description: expect.any(String) })
    expect(Date.parse(newest?.['pubDate'] ?? '')).toBeGreaterThan(0)
    expect((await app.fetch(new URL(newest?.['link'] ?? '').pathname)).status).toBe(200)
  })

  test('products are a feed with all that shopping services ask for', async () => {
    const name = { en: 'Fish & <chilli>', th: 'ปลา & <พริก>' }
    const odd = await addProduct(testCtx(shop()), { name, initialStock: 0 })
    const items = await readItems(`/feeds/${language}/products.xml`)
    for (const item of items) {
      expect(item['g:id']).toMatch(/^.{1,50}$/)
      expect(item['g:title']).toMatch(/^.{1,150}$/)
      expect(item['g:description']).toMatch(/^[^]{1,5000}$/)
      expect(item['g:price']).toMatch(/^\d+\.\d\d ZAR$/)
      expect(item['g:availability']).toMatch(/^(in_stock|out_of_stock)$/)
      expect(item['g:link']).toMatch(/^https:\/\/shop\.test\/(th\/)?product\//)
    }
    expect(items.find((item) => item['g:id'] === 'KR-CP-RED-200')).toMatchObject({
      'g:price': '99.00 ZAR',
      'g:link': `https://shop.test${language === 'th' ? '/th' : ''}/product/red-curry-paste`,
      'g:image_link': 'https://shop.test/images/products/red-curry-paste-1280.webp',
      'g:shipping': { 'g:country': 'ZA', 'g:price': '129.00 ZAR' },
      'g:unit_pricing_measure': '200 g',
    })
    expect(items.find((item) => item['g:link']?.endsWith(odd.slug))).toMatchObject({
      'g:title': name[language],
      'g:availability': 'out_of_stock',
    })
  })
})

test('boxes, sale prices and what is no food are marked as shopping services ask', async () => {
  const ctx = testCtx(shop())
  const [jar, other, mortar] = [await addProduct(ctx), await addProduct(ctx), await addProduct(ctx)]
  await changeProduct(ctx, mortar.id, { notFood: true })
  const box = await addSet(ctx, [
    { product: jar, quantity: 2 },
    { product: other, quantity: 1 },
  ])
  const six = await addSet(ctx, [{ product: jar, quantity: 6 }])
  const endsAt = new Date('2027-11-30T22:00:00Z')
  await addOffer(ctx, { productId: other.id, kind: 'sale_price', amountCents: 8_000, endsAt })
  const items = await readItems('/feeds/en/products.xml')
  const itemOf = ({ slug }: { slug: string }) => items.find((item) => item['g:link']?.endsWith(slug)) ?? {}
  expect(itemOf(box)).toMatchObject({ 'g:is_bundle': 'yes', 'g:google_product_category': '427' })
  expect(itemOf(six)).toMatchObject({ 'g:multipack': '6' })
  for (const item of [box, six, mortar]) expect(itemOf(item)).not.toHaveProperty('g:unit_pricing_measure')
  expect(itemOf(mortar)).not.toHaveProperty('g:google_product_category')
  expect(itemOf(jar)).not.toHaveProperty('g:sale_price')
  expect(itemOf(other)).toMatchObject({
    'g:price': '99.00 ZAR',
    'g:sale_price': '80.00 ZAR',
    'g:sale_price_effective_date': '2026-01-01T00:00:00.000Z/2027-11-30T22:00:00.000Z',
  })
})

test('each size of a product stands in the feed by itself, in one group', async () => {
  const items = await readItems('/feeds/en/products.xml')
  const group = items.filter((item) => item['g:item_group_id'] === 'KR-CP-YEL-200')
  expect(group.map((item) => [item['g:id'], item['g:size'], item['g:price']])).toEqual(
    expect.arrayContaining([
      ['KR-CP-YEL-200', '200 g', '99.00 ZAR'],
      ['KR-CP-YEL-1000', '1 kg', '399.00 ZAR'],
    ]),
  )
  expect(new Set(group.map((item) => item['g:link'])).size).toBe(group.length)
})

test('a feed of all products is made for one sender so many times and no more', async () => {
  const ask = () => app.fetch('/feeds/en/products.xml', { address: '198.51.100.77' })
  const statuses: number[] = []
  for (let i = 0; i < 31; i += 1) {
    const response = await ask()
    await response.text()
    statuses.push(response.status)
  }
  expect(statuses.indexOf(429)).toBe(30)
  expect((await app.fetch('/feeds/en/products.xml', { address: '198.51.100.78' })).status).toBe(200)
})

describe('the picture of a shared link', () => {
  test.each([
    '/share/products/red-curry-paste/en.jpg',
    '/share/recipes/khao-soi/th.jpg',
    '/share/events/loy-krathong-dinner/th.jpg',
    '/share/pages/home/en.jpg',
    '/share/pages/privacy/th.jpg',
  ])('%s is a JPEG of the size that networks ask for', async (path) => {
    const response = await app.fetch(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  })

  test('is not made of what is not there, and says so', async () => {
    for (const path of [
      'products/nothing/en.jpg',
      'pages/nowhere/en.jpg',
      'people/x/en.jpg',
      'pages/home/fr.jpg',
      'pages/home/en.png',
    ])
      expect((await app.fetch(`/share/${path}`)).status, path).toBe(404)
  })

  test('changes with the title', async () => {
    const product = await addProduct(testCtx(shop()), { name: { en: 'One', th: 'หนึ่ง' } })
    const bytes = async () =>
      Buffer.from(await (await app.fetch(`/share/products/${product.slug}/en.jpg`)).arrayBuffer())
    const [first, again] = [await bytes(), await bytes()]
    expect(again.equals(first)).toBe(true)
    await inTransaction(asShop(testCtx(shop())), ({ db }) =>
      db
        .update(products)
        .set({ name: { en: 'Two', th: 'สอง' } })
        .where(eq(products.id, product.id)),
    )
    expect((await bytes()).equals(first)).toBe(false)
  })
})
