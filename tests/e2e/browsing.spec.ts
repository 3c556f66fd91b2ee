import { en, expect, hydrated, open, openMenu, test, th } from './shopper.ts'

/** The search's field, in either language; currencies are comboboxes to the browser too. */
const SEARCH = new RegExp([en, th].map(({ shell }) => shell.search.placeholder.replace('?', '\\?')).join('|'))

test('filters by category in the address from the top of the list, without a trail of its own @both', async ({
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
  const count = main.getByRole('status').getByText(en.shop.count(5), { exact: true })
  await expect(count).toBeVisible()
  await main.getByRole('link', { name: en.shop.all, exact: true }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(count).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Red Curry Paste' }).first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('finds nothing with the words of the specification', async ({ page }) => {
  await open(page, '/shop?search=zzzzqqqq')
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible()
})

test('suggests while one types, by keyboard: arrow and Enter open the product, Enter alone the results', async ({
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

test('a search that fails is sent once more, one that is refused is not, and an answer is kept for three minutes', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/')
  let status = 502
  const asked: string[] = []
  await page.route(
    (url) => url.pathname === '/api/products',
    async (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('search') ?? '')
      if (status === 200) await route.continue()
      else await route.fulfill({ status, json: {} })
    },
  )
  await page.getByRole('banner').getByLabel(en.shell.search.open, { exact: true }).first().click()
  const box = page.getByRole('combobox', { name: SEARCH })
  const search = async (words: string, times: number) => {
    asked.length = 0
    await box.fill(words)
    await page.clock.runFor(1_000)
    await expect.poll(() => asked).toEqual(Array.from({ length: times }, () => words))
  }
  await search('green', 2)
  status = 400
  await search('massaman', 1)
  status = 200
  await search('panang', 1)
  const panang = page.getByRole('option', { name: /Panang/ })
  await expect(panang).toBeVisible()
  await box.fill('')
  await expect(panang).toBeHidden()
  await search('panang', 0)
  await expect(panang).toBeVisible()
  await box.fill('')
  await page.clock.fastForward('03:01')
  await search('panang', 1)
})

test('closing the search clears it @both', async ({ page }) => {
  await open(page, '/')
  const toggle = page.getByRole('banner').getByLabel(en.shell.search.open, { exact: true }).first()
  await toggle.click()
  const banner = page.getByRole('banner')
  await banner.getByPlaceholder('What are you looking for?').and(page.getByRole('combobox')).fill('zzzz')
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

test('the language toggle stays on the page and is remembered at the bare address @both', async ({
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

test('an unknown address answers 404 with a way home', async ({ page }) => {
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

test('a list of products that cannot be read is a toast, too', async ({ page }) => {
  await open(page, '/')
  // The answer to a bad request, as if the server had failed.
  await page.route(
    (url) => url.pathname === '/shop.data',
    async (route) => {
      const { pathname } = new URL(route.request().url())
      const answer = await route.fetch({ url: new URL(`${pathname}?page=0`, route.request().url()).href })
      await route.fulfill({
        response: answer,
        status: 500,
        body: (await answer.text()).replaceAll('400', '500'),
      })
    },
  )
  await page.getByRole('main').getByRole('link', { name: en.home.shopCollection }).click()
  const toast = page.getByRole('alert').filter({ hasText: en.shop.loadFailed })
  await expect(toast.getByText('Error', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('main').getByText('Unable to load products. Please try again later.'),
  ).toBeVisible()
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
