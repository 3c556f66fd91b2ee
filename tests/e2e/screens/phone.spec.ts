import { contact as contactEn } from '#shared/messages/en/customers/contact.ts'
import { en, expect, open, test, th } from '../shopper.ts'

/* Measures what a phone's screen shows of a page, and what a finger finds. */

/** The size that a finger needs: https://www.w3.org/TR/WCAG22/#target-size-enhanced */
const FINGER = 44

test('links in small text are as high as a finger @phone', async ({ page }) => {
  for (const [path, name] of [
    ['/', en.shell.demoMailbox],
    ['/th', th.shell.demoMailbox],
    ['/contact', contactEn.privacyLink],
  ] as const) {
    await open(page, path)
    const link = page.getByRole('link', { name, exact: true }).first()
    const { height } = (await link.boundingBox())!
    expect(height, name).toBeGreaterThanOrEqual(FINGER)
  }
})

test('nothing of the home page in Thai moves when its fonts come late @phone', async ({ page }) => {
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
      document.documentElement.dataset['shift'] = String(sum)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await open(page, '/th')
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))
  expect(shift).toBeLessThan(0.02)
})

test('the banner makes room on the way down and is back on the way up @phone', async ({ page }) => {
  await open(page, '/')
  const topOf = () => page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().top)
  await page.mouse.wheel(0, 900)
  await expect.poll(topOf).toBeLessThan(-60)
  await page.mouse.wheel(0, -200)
  await expect.poll(topOf).toBe(0)
})

test('the foot of a product’s page ends under its bar, on its own ground @phone', async ({ page }) => {
  await open(page, '/product/yellow-curry-paste')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const bar = page.locator('.buy-bar')
  await expect(bar).toBeVisible()
  const end = () =>
    page.locator('footer').evaluate((footer) => ({
      below: document.documentElement.scrollHeight - (footer.getBoundingClientRect().bottom + scrollY),
      last: Math.max(
        ...Array.from(footer.querySelectorAll('a, p'), (one) => one.getBoundingClientRect().bottom),
      ),
    }))
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const { below, last } = await end()
  expect(Math.abs(below)).toBeLessThan(1)
  expect(last).toBeLessThanOrEqual((await bar.boundingBox())!.y)
})

test('the field of a quantity is as round as the ring of its focus @phone', async ({ page }) => {
  await open(page, '/product/yellow-curry-paste')
  const field = page.getByRole('main').getByRole('spinbutton').first()
  const roundness = await field.evaluate((input) => Number.parseFloat(getComputedStyle(input).borderRadius))
  expect(roundness).toBeGreaterThan(FINGER / 2)
})
