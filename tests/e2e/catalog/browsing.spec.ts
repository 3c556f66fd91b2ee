import type { Route } from '@playwright/test'
import { ANY } from '#shared/kernel/any-choice.ts'
import { food as foodEn } from '#shared/messages/en/catalog/food.ts'
import { recipeList } from '#shared/messages/en/recipes/recipe-list.ts'
import { addToCart, en, expect, hydrated, open, openMenu, test, th } from '../shopper.ts'

/** The search's field, in either language; currencies are comboboxes to the browser too. */
const SEARCH = new RegExp([en, th].map(({ shell }) => shell.search.placeholder.replace('?', '\\?')).join('|'))

test('filters by category in the address from the top of the list, without a trail of its own @both @first', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Curry Pastes' }).click()
  await expect(page).toHaveURL(/\/shop\?category=curry-pastes$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Curry Pastes' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Dipping Sauces' }).click()
  await expect(page).toHaveURL(/\/shop\?category=dipping-sauces$/)
  const count = main.getByRole('status').getByText(en.shop.count(6), { exact: true })
  await expect(count).toBeVisible()
  await main.getByRole('link', { name: en.shop.all, exact: true }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(count).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Red Curry Paste' }).first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('a card that is pointed at shows what becomes of the product', async ({ page }) => {
  await open(page, '/shop')
  await hydrated(page)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.locator('img[src*="/dishes/"]')).toHaveCount(0)
  await cards.nth(1).hover()
  await expect(cards.nth(1).locator('img[src*="/dishes/"]')).toHaveCSS('opacity', '1')
  await expect(cards.nth(0).locator('img[src*="/dishes/"]')).toHaveCSS('opacity', '0')
})

test('what is asked of labels is a step of its own: Back takes one after the other away @both', async ({
  page,
}) => {
  await open(page, '/shop')
  const main = page.getByRole('main')
  const chip = (name: string) => main.getByRole('link', { name: new RegExp(`^${name}`) }).first()
  await chip('Vegan').click()
  await expect(page).toHaveURL(/diet=vegan$/)
  await chip('Hot').click()
  await expect(page).toHaveURL(/heat=hot/)
  await page.goBack()
  await expect(chip('Vegan')).toHaveAttribute('aria-current', 'true')
  await expect(chip('Hot')).not.toHaveAttribute('aria-current')
  await page.goBack()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(chip('Vegan')).not.toHaveAttribute('aria-current')
})

test('what is pressed without getting the focus, as in Safari, leaves it where it was as long as it is there', async ({
  page,
}) => {
  await open(page, '/shop')
  const chip = page
    .getByRole('main')
    .getByRole('link', { name: /^Vegan/ })
    .first()
  await chip.evaluate((link: HTMLElement) => link.click())
  await expect(chip).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('body')).toBeFocused()
})

test('a choice among recipes keeps the focus, and Back takes it away', async ({ page }) => {
  await open(page, '/recipes')
  const diet = page.getByRole('main').getByRole('combobox', { name: recipeList.diet })
  await diet.focus()
  await diet.selectOption('vegan')
  await expect(page).toHaveURL(/diet=vegan/)
  await expect(page.getByRole('main').getByRole('status').first()).toBeVisible()
  await expect(diet).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/recipes$/)
  await expect(diet).toHaveValue(ANY)

  // Allergens that are chosen are seen, and stay so when the last is taken away.
  await open(page, '/recipes?without=peanut')
  const peanut = page.getByRole('checkbox', { name: foodEn.allergenNames.peanut, exact: true })
  await peanut.uncheck()
  await expect(page).toHaveURL(/\/recipes$/)
  await expect(page.getByText(recipeList.withoutCount(0), { exact: true })).toBeVisible()
  await expect(peanut).toBeFocused()
})

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } })
  test('the first thing to do stands in the first view, in both languages', async ({ page }) => {
    for (const [path, { home }] of [
      ['/', en],
      ['/th', th],
    ] as const) {
      await open(page, path)
      await expect(page.getByRole('link', { name: home.shopCollection }).first()).toBeInViewport({ ratio: 1 })
    }
  })
})

test('finds nothing with the words of the specification', async ({ page }) => {
  await open(page, '/shop?search=zzzzqqqq')
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible()
})

test('suggests while one types, by keyboard: arrow and Enter open the product, Enter alone the results @first', async ({
  page,
}) => {
  await open(page, '/th')
  await page.getByRole('banner').getByLabel(th.shell.search.open, { exact: true }).first().click()
  const box = page.getByRole('combobox', { name: SEARCH })
  await box.fill('เขียวหวาน')
  await expect(page.getByRole('option', { name: /พริกแกงเขียวหวาน/ })).toBeVisible()
  await box.press('ArrowDown')
  await expect(box).toHaveAttribute('aria-activedescendant', /.+/)
  await box.press('Enter')
  await expect(page).toHaveURL(/\/th\/product\/green-curry-paste$/)
  // The search closes itself once the page has changed; whoever presses its button before that closes it.
  await expect(box).toBeHidden()

  await page.getByRole('banner').getByLabel(th.shell.search.open, { exact: true }).first().click()
  await page.getByRole('combobox', { name: SEARCH }).fill('มัสหมั่น')
  await page.getByRole('combobox', { name: SEARCH }).press('Enter')
  await expect(page).toHaveURL(/\/th\/shop\?search=/)
  await expect(page.getByRole('main').getByText('พริกแกงมัสมั่น').first()).toBeVisible()
})

test('closing the search clears it @both', async ({ page }) => {
  await open(page, '/')
  const toggle = page.getByRole('banner').getByLabel(en.shell.search.open, { exact: true }).first()
  await toggle.click()
  const banner = page.getByRole('banner')
  const box = banner.getByPlaceholder('What are you looking for?').and(page.getByRole('combobox'))
  await expect(box).toBeVisible()
  await box.fill('zzzz')
  await expect(banner.getByText(en.shop.elsewhere)).toBeVisible()
  await expect(banner.getByRole('button', { name: 'Search', exact: true }).last()).toBeVisible()
  await banner.getByRole('button', { name: en.shell.search.clear }).click()
  await expect(page.getByRole('combobox', { name: SEARCH })).toHaveValue('')
  await page.getByRole('combobox', { name: SEARCH }).fill('green')
  await page.getByRole('combobox', { name: SEARCH }).press('Escape')
  if (await page.getByRole('combobox', { name: SEARCH }).isVisible())
    await page.getByRole('combobox', { name: SEARCH }).press('Escape')
  await expect(page.getByRole('combobox', { name: SEARCH })).toBeHidden()
  await toggle.click()
  await expect(page.getByRole('combobox', { name: SEARCH })).toHaveValue('')
})

test('the language toggle stays on the page and is remembered at the bare address @both @first', async ({
  page,
}) => {
  await open(page, '/shop?category=curry-pastes')
  await openMenu(page, en)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /ไทย|TH/ })
    .locator('visible=true')
    .first()
    .click()
  await expect(page).toHaveURL(/\/th\/shop\?category=curry-pastes$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await page.goto('/')
  await expect(page).toHaveURL(/\/th$/)
  await page.goto('/shop')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

// Each in a currency of its own: no other journey opens the home page in it.
for (const [state, currency, others] of [
  ['while nothing of it is kept', 'CAD', 0],
  ['once the shop keeps the English one', 'CHF', 1],
] as const)
  test(`who chose Thai comes home to the Thai home page from an English page, ${state} @both`, async ({
    browser,
    page,
    baseURL,
  }) => {
    const url = baseURL ?? ''
    for (let visitor = 0; visitor < others; visitor += 1) {
      const context = await browser.newContext()
      await context.addCookies([{ name: 'currency', value: currency, url }])
      const other = await context.newPage()
      await open(other, '/about')
      await other.getByRole('banner').getByRole('link', { name: en.shell.siteName }).click()
      await expect(
        other.getByRole('region', { name: en.home.featured.title }).getByRole('article'),
      ).toHaveCount(6)
      await context.close()
    }
    await page.context().addCookies([
      { name: 'currency', value: currency, url },
      { name: 'language', value: 'th', url },
    ])
    await open(page, '/about')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.getByRole('banner').getByRole('link', { name: en.shell.siteName }).click()
    await expect(page).toHaveURL(/\/th$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'th')
    const featured = page.getByRole('region', { name: th.home.featured.title })
    await expect(featured.getByRole('article')).toHaveCount(6)
    // Back leads to the page that was left, not to one that leads on again.
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
  })

test('in the other language a page begins where it was read, and the focus stays on the choice @both', async ({
  page,
}) => {
  await addToCart(page, '/product/green-curry-paste', en)
  const main = page.getByRole('main')
  for (const [path, read] of [
    ['/shop', main.getByRole('listitem').nth(15)],
    ['/product/green-curry-paste', main.getByRole('heading', { level: 2 }).nth(3)],
    ['/checkout', page.locator('[name="delivery.address.city"]')],
  ] as const) {
    await open(page, path)
    await read.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const top = async () => Math.round((await read.boundingBox())?.y ?? -1)
    await openMenu(page, en)
    // Browsers scroll a little to what is focused in a head that stays.
    await page.locator('button[name=language][value=th]').locator('visible=true').focus()
    const before = await top()
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'th')
    await hydrated(page)
    expect(Math.abs((await top()) - before)).toBeLessThan(100)
    const focused = await page.evaluate(() => document.activeElement?.closest('header')?.tagName)
    expect(focused).toBe('HEADER')
  }
})

test('the foot of the demo leads to accounts elsewhere that nobody has', async ({ page }) => {
  await page.goto('/th/about')
  const foot = page.getByRole('contentinfo')
  for (const name of ['Facebook', 'Instagram', 'LINE']) {
    const link = foot.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', `https://${name.toLowerCase()}.krok.example/`)
  }
})

test('an unknown address answers 404 with a way home @first', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Page not found').first()).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/$/)
})

test('coming home from another page shows three skeletons, then the products, or an error in their place', async ({
  page,
}) => {
  await open(page, '/shop')
  const home = page.getByRole('banner').getByRole('link', { name: en.shell.siteName })
  const featured = page.getByRole('region', { name: en.home.featured.title })
  const isHomeData = (url: URL) =>
    url.pathname === '/_.data' && url.searchParams.get('_routes')?.includes('home') === true

  const released = Promise.withResolvers<void>()
  await page.route(isHomeData, async (route) => {
    await released.promise
    await route.continue()
  })
  await home.click()
  await expect(page).toHaveURL(/\/$/)
  await expect(featured.getByText(en.common.loading)).toBeAttached()
  await expect(featured.locator('.product-grid > div')).toHaveCount(3)
  released.resolve()
  await expect(featured.getByRole('article')).toHaveCount(6)
  await page.unroute(isHomeData)

  await open(page, '/shop')
  await page.route(isHomeData, (route) => route.fulfill({ status: 502, body: 'the proxy says' }))
  await home.click()
  await expect(featured.getByText(en.shop.loadFailed)).toBeVisible()
  await expect(page.getByRole('heading', { name: en.home.story.title })).toBeVisible()
  await page.unroute(isHomeData)
  await featured.getByRole('link', { name: en.common.tryAgain }).click()
  await expect(featured.getByRole('article')).toHaveCount(6)
})

for (const [path, { home, shop, common }] of [['/', en] as const, ['/th', th] as const])
  test(`a list of products that cannot be read is a toast, too, whoever fails: ${path}`, async ({ page }) => {
    const failures: ((route: Route) => Promise<void>)[] = [
      // The answer to a bad request, as if the server had failed.
      async (route) => {
        const { pathname, origin } = new URL(route.request().url())
        const refused = await route.fetch({ url: `${origin}${pathname}?page=0` })
        const body = (await refused.text()).replaceAll('400', '500')
        await route.fulfill({ response: refused, status: 500, body })
      },
      (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
      (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
      (route) => route.fulfill({ status: 503, body: '' }),
      (route) => route.abort(),
    ]
    const isShopData = (url: URL) => url.pathname.endsWith('/shop.data')
    const main = page.getByRole('main')
    for (const fail of failures) {
      await open(page, path)
      await page.route(isShopData, fail)
      await main.getByRole('link', { name: home.shopCollection }).click()
      const toast = page.getByRole('alert').filter({ hasText: shop.loadFailed })
      await expect(toast.getByText(path === '/' ? 'Error' : common.error, { exact: true })).toBeVisible()
      const words = path === '/' ? 'Unable to load products. Please try again later.' : shop.loadFailed
      await expect(main.getByText(words)).toBeVisible()
      await page.unroute(isShopData)
    }
    await main.getByRole('link', { name: common.tryAgain }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

for (const [path, { home, common }] of [['/', en] as const, ['/th', th] as const])
  test(`a page that takes longer than 300 ms has a spinner, and a list of products skeletons: ${path}`, async ({
    page,
  }) => {
    await open(page, path)
    let released = Promise.withResolvers<void>()
    await page.route(
      (url) => url.pathname.endsWith('/shop.data'),
      async (route) => {
        await released.promise
        await route.continue()
      },
    )
    const main = page.getByRole('main')
    await main.getByRole('link', { name: home.shopCollection }).click()
    const spinner = page.locator('.spinner')
    await expect(page.getByRole('status').filter({ has: spinner })).toHaveText(common.loading)
    const opacityAfter = (milliseconds: number) =>
      spinner.evaluate((ring, at) => {
        for (const animation of ring.getAnimations()) animation.currentTime = at
        return getComputedStyle(ring).opacity
      }, milliseconds)
    // It is there after 200 ms, and seen 100 later.
    expect([await opacityAfter(99), await opacityAfter(102)]).toEqual(['0', '1'])
    released.resolve()
    await expect(page).toHaveURL(/\/shop$/)
    await expect(spinner).toHaveCount(0)

    released = Promise.withResolvers<void>()
    await main.locator('a[href$="category=dipping-sauces"]').click()
    await expect(main.locator('.product-grid > div')).toHaveCount(6)
    await expect(main.getByRole('article')).toHaveCount(0)
    released.resolve()
    await expect(main.getByRole('article')).toHaveCount(6)
    await expect(main.locator('.product-grid > div')).toHaveCount(0)
  })

test('all products of a list are shown on every screen, three in a row on a wide one', async ({ page }) => {
  const lists = [
    { path: '/', list: '[aria-labelledby="featured"] .product-grid', count: 6 },
    { path: '/shop', list: '.product-grid >> nth=0', count: 6 },
    { path: '/shop?search=tamarind', list: '.product-grid', count: 3 },
    { path: '/th/shop?search=มะขาม', list: '.product-grid', count: 3 },
    { path: '/product/panang-curry-paste', list: '[aria-labelledby="related"] .product-grid', count: 3 },
  ]
  for (const { path, list, count } of lists) {
    await open(page, path)
    const items = page.locator(list).locator('> li:not(.packs-end)')
    for (const width of [360, 768, 1000, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(items, `${path} at ${width}`).toHaveCount(count)
      for (const item of await items.all()) {
        await item.scrollIntoViewIfNeeded()
        await expect(item, `${path} at ${width}`).toBeInViewport()
      }
    }
    const [first = [], ...rest] = await items.evaluateAll((all) => {
      const tops = Map.groupBy(all, (item) => item.getBoundingClientRect().top)
      return [...tops.values()].map((row) => row.map((item) => item.textContent))
    })
    expect(first, path).toHaveLength(3)
    expect(rest.flat(), path).toHaveLength(count - 3)
  }
})

test('a picture that cannot be loaded has the placeholder, and a subscription says that it is sent and that it failed', async ({
  page,
}) => {
  await page.route('**/images/products/green-curry-paste*', (route) => route.abort())
  await open(page, '/shop')
  const card = page.getByRole('article').filter({ hasText: 'Green Curry Paste' })
  await expect(card.locator('img').first()).toHaveAttribute('src', '/images/placeholder.svg')

  const released = Promise.withResolvers<void>()
  await page.route('**/api/newsletter/subscriptions*', async (route) => {
    await released.promise
    await route.abort()
  })
  const form = page.getByRole('contentinfo').locator('form')
  const field = form.getByRole('textbox')
  await field.fill('nok@example.com')
  const label = await form.getByRole('button').innerText()
  await form.getByRole('button').click()
  await expect(form.getByRole('button')).toHaveText('Subscribing...')
  await expect(field).toBeDisabled()
  released.resolve()
  const toast = page.getByRole('alert').filter({ hasText: 'Subscription failed. Please try again.' })
  await expect(toast).toContainText('Network error. Please check your connection and try again.')
  await expect(form.getByRole('button')).toHaveText(label)
  await expect(field).toHaveValue('nok@example.com')
})

test('an icon without words shows its name after 700 ms: by pointer and keyboard, until Escape', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/')
  const banner = page.getByRole('banner')
  const tooltip = page.locator('.tooltip')
  // Its code is fetched as soon as anything is pointed at.
  await page.getByRole('contentinfo').hover()
  await expect(tooltip).toBeAttached()
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))

  await banner.getByRole('link', { name: en.shell.user.signIn }).hover()
  await page.clock.runFor(699)
  await expect(tooltip).toBeHidden()
  await page.clock.runFor(1)
  await expect(tooltip).toHaveText(en.shell.user.signIn)
  await expect(tooltip).toBeVisible()
  await tooltip.hover()
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()

  // The number of jars is no word.
  await banner.getByRole('button', { name: en.cart.icon }).hover()
  await page.clock.runFor(700)
  await expect(tooltip).toHaveText(en.cart.icon)
  const box = await tooltip.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(1280)
  // Words need no tooltip.
  await banner.getByRole('link', { name: en.shell.shop, exact: true }).hover()
  await page.clock.runFor(700)
  await expect(tooltip).toBeHidden()

  // A click focuses the link without a ring, the keyboard with one.
  await page.mouse.move(640, 700)
  await banner.getByRole('link', { name: en.shell.user.signIn }).focus()
  await page.keyboard.press('Tab')
  await expect(banner.getByRole('button', { name: en.cart.icon })).toBeFocused()
  await page.clock.runFor(700)
  await expect(tooltip).toHaveText(en.cart.icon)
  await expect(tooltip).toBeVisible()
  // To show what has the focus, the browser may scroll the page, and says so later.
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')))
  await expect(tooltip).toBeVisible()
})

test('the first Tab leads past the navigation', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: en.shell.skipToContent })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#content$/)
})

test('a page of an error stays on the screen while scripts take it over @both', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const isBlank = document.readyState !== 'loading' && !document.querySelector('h1')?.textContent
      if (isBlank) document.documentElement.dataset['wasBlank'] = 'yes'
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/th/nowhere')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-was-blank')
})
