import { beforeAll, expect, test } from 'vitest'
import { events, products } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { getSettings, updateSettings } from '#domain/base/settings/index.ts'
import { home as homeEn } from '#shared/messages/en/site/home.ts'
import { shell as shellEn } from '#shared/messages/en/shell/shell.ts'
import { shop as shopEn } from '#shared/messages/en/catalog/shop.ts'
import { home as homeTh } from '#shared/messages/th/site/home.ts'
import { shell as shellTh } from '#shared/messages/th/shell/shell.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* Holds what docs/specification.md §2 says of every page, and of the order and the pictures of those with products. */

const shop = useTestDatabase()
let app: TestApp
beforeAll(async () => {
  app = await testApp(shop())
})
const open = async (path: string) => pageOf(await app.fetch(path))
type Page = Awaited<ReturnType<typeof open>>
const linksOf = (page: Page, selector: string) =>
  page.all(`${selector} a`).map((link) => [link.getAttribute('href'), link.textContent.trim()])
const LANGUAGES = [
  { prefix: '', shell: shellEn, home: homeEn },
  { prefix: '/th', shell: shellTh, home: homeTh },
]

test.each(LANGUAGES)(
  'the banner leads to seven pages and to a table, and marks the page that is open: $prefix',
  async (one) => {
    const { prefix, shell } = one
    const navigation = `header nav[aria-label="${shell.mainNavigation}"]`
    const marked = (page: Page) =>
      page.all(`${navigation} [aria-current="page"]`).map((link) => link.textContent)
    const shopPage = await open(`${prefix}/shop`)
    expect(linksOf(shopPage, navigation)).toEqual([
      [prefix || '/', shell.home],
      [`${prefix}/shop`, shell.shop],
      [`${prefix}/about`, shell.about],
      [`${prefix}/recipes`, shell.recipes],
      [`${prefix}/contact`, shell.contact],
      [`${prefix}/menu`, shell.restaurant],
      [`${prefix}/events`, shell.events],
      [`${prefix}/menu#reserve`, shell.reserve],
    ])
    // On a narrow screen the same, and the way to sign in.
    const narrow = linksOf(shopPage, `header nav[aria-label="${shell.menu}"]`)
    expect(narrow.slice(0, -1)).toEqual(linksOf(shopPage, navigation))
    expect(narrow.at(-1)?.[1]).toBe(shell.user.signIn)
    expect(marked(shopPage)).toEqual([shell.shop])
    expect(marked(await open(`${prefix}/recipes/khao-soi`))).toEqual([shell.recipes])
    expect(marked(await open(prefix || '/'))).toEqual([shell.home])
    expect(marked(await open(`${prefix}/menu`))).toEqual([shell.restaurant])
    expect(marked(await open(`${prefix}/find-order`))).toEqual([])
  },
)

test.each(LANGUAGES)('the foot has its links, the restaurant and the year: $prefix', async ({ prefix }) => {
  const page = await open(`${prefix}/cart`)
  const addresses = linksOf(page, 'footer').map(([href]) => href)
  for (const address of [
    '/shop?category=curry-pastes',
    '/shop?category=stir-fry-sauces',
    '/shop?category=dipping-sauces',
    '/recipes',
    '/about',
    '/contact',
    '/shipping',
    '/returns',
    '/privacy',
    '/terms',
  ]) {
    expect(addresses).toContain(prefix + address)
  }
  const foot = page.textOf('footer')
  expect(foot).toContain('2025')
  expect(foot).toContain('112 Bree Street')
  expect(foot).toMatch(/11:00.+22:00/)
  expect(addresses.some((href) => href?.startsWith('tel:'))).toBe(true)
  expect(page.all('footer form input[type="email"][required]')).toHaveLength(1)
})

test.each(LANGUAGES)(
  'pages on which somebody finishes something have one line: $prefix',
  async ({ prefix }) => {
    const page = await open(`${prefix}/auth`)
    expect(page.all('footer form, footer h2')).toEqual([])
    expect(linksOf(page, 'footer').map(([href]) => href)).toEqual(
      ['/returns', '/privacy', '/terms'].map((path) => prefix + path),
    )
    expect(page.textOf('footer')).toContain('2025')
  },
)

test('the foot leads to the accounts of the shop elsewhere, once the settings have them', async () => {
  const ctx = testCtx(shop())
  const admin = { ...ctx, actor: asStaff(await addPerson(ctx, { roles: ['admin'] }), true) }
  const { social } = await getSettings(ctx)
  const value = { ...social, instagram: 'https://www.instagram.com/krok' }
  expect(linksOf(await open('/cart'), 'footer').map(([, name]) => name)).not.toContain('Instagram')
  expect(await updateSettings(admin, { group: 'social', value, version: 1 })).toEqual({ ok: true })
  const links = await eventually(
    async () => linksOf(await open('/th/cart'), 'footer'),
    (found) => found.some(([, name]) => name === 'Instagram'),
  )
  expect(links).toContainEqual([value.instagram, 'Instagram'])
})

test.each(LANGUAGES)('the home page has its sections in their order: $prefix', async ({ prefix, home }) => {
  const page = await open(prefix || '/')
  const titles = page.all('main h1, main h2').map((title) => title.textContent.trim())
  // The names of the dinner of this day and of the next event are theirs.
  expect(titles.map((title, at) => (at === 4 || at === 5 ? '' : title))).toEqual([
    home.tagline,
    home.featured.title,
    home.heat.title,
    home.story.title,
    '',
    '',
    home.restaurant.title,
  ])
  const names = page.all('main section').map((section) => section.getAttribute('aria-labelledby'))
  expect(names.slice(4)).toEqual(['dinner', 'next-event', 'restaurant'])
  const [hero] = page.all('main section')
  expect(hero?.querySelectorAll('a').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    [`${prefix}/shop`, home.shopCollection],
    [`${prefix}/recipes`, home.exploreRecipes],
  ])
  // The banner has the mark; a second one would say it twice on one screen.
  expect(page.all('img[src*="krok-lockup"]').length).toBe(2)
  expect(hero?.querySelectorAll('img[src*="krok-lockup"]')).toHaveLength(0)
  expect(hero?.textContent).toContain(home.description)
  const { quality, label, handcrafted, authentic } = home.badges
  const badges = hero?.querySelectorAll('li').map((badge) => badge.textContent) ?? []
  expect(badges.slice(0, 2)).toEqual([quality + label, handcrafted])
  expect(badges[2]).toBe(authentic)
})

test('the buttons of the home page have the words of the specification', async () => {
  const buttons = (await open('/')).all('main a').map((link) => link.textContent.trim())
  const words = ['Shop Collection', 'Explore Recipes', 'Reserve Your Table']
  expect(buttons.filter((button) => words.includes(button))).toEqual(words)
})

test('the first three products of the home page and the first six of the shop are loaded first', async () => {
  for (const [path, count] of [
    ['/', 3],
    ['/shop', 6],
  ] as const) {
    const pictures = (await open(path)).all('main article img')
    const urgent = pictures.map((picture) => picture.getAttribute('fetchpriority') === 'high')
    expect(urgent).toEqual(urgent.map((_, place) => place < count))
    expect(urgent.filter(Boolean)).toHaveLength(count)
    expect(pictures.at(-1)?.getAttribute('loading')).toBe('lazy')
  }
})

test('the shop has a search and a button for each category', async () => {
  const page = await open('/shop?category=curry-pastes')
  expect(linksOf(page, `nav[aria-label="${shopEn.categories}"]`).map(([href]) => href)).toEqual([
    '/shop',
    '/shop?category=curry-pastes',
    '/shop?category=stir-fry-sauces',
    '/shop?category=dipping-sauces',
  ])
  expect(page.all('main form[role="search"] input[type="search"]')).toHaveLength(1)
})

test('a card has what the specification says', async () => {
  const cards = (await open('/shop?search=green+curry+paste')).all('main article')
  const card = cards.find((one) => one.querySelector('h3')?.textContent.startsWith('Green Curry Paste'))
  const details = card?.querySelector('a')
  expect(details?.getAttribute('href')).toBe('/product/green-curry-paste')
  expect(details?.textContent).toContain('View Details')
  expect(card?.textContent).toContain('R99.00')
  expect(card?.textContent).toContain('Fresh green chillies, basil and makrut lime leaf')
  expect(card?.querySelectorAll('a')).toHaveLength(1)
  // Its second picture comes when it is pointed at.
  expect(card?.querySelectorAll('img').map((picture) => picture.getAttribute('alt') === '')).toEqual([false])
  const button = card?.querySelector('form button')
  expect(button?.textContent).toContain('Add to Cart')
  const form = button?.closest('form')
  expect(form?.querySelector('input[name="intent"]')?.getAttribute('value')).toBe('add')
})

test('a stored currency is shown again; one that is not in the list counts as rand', async () => {
  const priceIn = async (currency: string) => {
    const cookie = `__Host-currency=${currency}`
    const page = await pageOf(await app.fetch('/product/green-curry-paste', { headers: { cookie } }))
    return page.textOf('main')
  }
  expect(await priceIn('USD')).toMatch(/\$\d\.\d\d(?!\d)/)
  expect(await priceIn('JPY')).toMatch(/¥[\d,]+(?![\d.,])/)
  for (const unknown of ['THB', 'usd', '__proto__']) expect(await priceIn(unknown)).toContain('R99.00')
})

test('without an event to come the home page says so', async () => {
  await inTransaction(asShop(testCtx(shop())), (ctx) => ctx.db.update(events).set({ state: 'draft' }))
  app.cache.clear()
  const page = await open('/')
  expect(page.textOf('section[aria-labelledby="next-event"]')).toContain('Coming Soon')
  expect(linksOf(page, 'section[aria-labelledby="next-event"]').map(([href]) => href)).toEqual(['/events'])
})

test('without a featured product the home page says so', async () => {
  await inTransaction(asShop(testCtx(shop())), (ctx) => ctx.db.update(products).set({ isFeatured: false }))
  app.cache.clear()
  const page = await open('/')
  expect(page.textOf('section[aria-labelledby="featured"] .notice')).toBe(
    'No featured products available at the moment.',
  )
})

test('a search for vouchers leads to where they are bought, and one for a gift does not', async () => {
  const linked = async (path: string) => (await open(path)).all('main a[href$="/vouchers"]').length
  expect(await Promise.all(['/shop?search=gift+vouchers', '/th/shop?search=บัตรของขวัญ'].map(linked))).toEqual([
    1, 1,
  ])
  expect(await linked('/shop?search=gift')).toBe(0)
})

test('a search says what it asked labels, filters are addresses that are not indexed, and nothing found leads on', async () => {
  const found = await open('/shop?search=no%20peanuts')
  expect(found.says(shopEn.understood.without('peanut'))).toBe(true)
  expect(found.says(shopEn.understood.readLabel)).toBe(true)
  const filters = `nav[aria-label="${shopEn.filters.title}"]`
  const chips = linksOf(found, filters).map(([href]) => href)
  expect(chips).toContain('/shop?search=no+peanuts&heat=mild')
  const mild = await open('/shop?heat=mild&without=crustacean')
  expect(mild.all(`${filters} [aria-current="true"]`)).toHaveLength(2)
  expect(mild.all('meta[name="robots"][content*="noindex"]')).toHaveLength(1)
  expect((await app.fetch('/shop?without=anything')).status).toBe(400)
  const none = await open('/shop?search=halal')
  expect(none.says(shopEn.understood.unsaid('halal'))).toBe(true)
  expect(none.says(shopEn.tryWords)).toBe(true)
})
