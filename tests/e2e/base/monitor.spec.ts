import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { en, expect, open } from '../shopper.ts'
import { test } from '../staff.ts'

/** Waits until the monitor has come, after the page. */
async function watched(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/after-load-[^/]+\.js$/.test(name)),
  )
}

/** Has a promise fail that nobody waits for. */
const reject = (page: Page, message: string) =>
  page.evaluate((text) => void Promise.reject(new Error(text)), message)

test('the office sees how fast a page was and what went wrong in it, but no rejection that mentions contact @first', async ({
  page,
  staffPage,
  complaints,
}) => {
  const { monitor: texts } = en.staff
  // Words alone: numbers are left out where errors are grouped.
  const tag = randomUUID().replaceAll(/[^a-f]/g, '')
  const told: string[] = []
  const uncaught: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/browser-errors')) told.push(request.url())
  })
  page.on('pageerror', (error) => uncaught.push(String(error)))

  await open(page, '/shop')
  // Perhaps before the monitor is there: it is told all the same.
  await reject(page, `The ${tag} broke 1 time`)
  await watched(page)
  await expect.poll(() => told.length).toBe(1)
  await reject(page, `No CONTACT with ${tag}`)
  await reject(page, `The ${tag} broke 2 times, said nok@example.com`)
  await reject(page, `The ${tag} broke 2 times, said nok@example.com`)
  await expect.poll(() => told.length).toBe(2)
  // The measurements are sent when the page goes.
  await open(page, '/about')
  expect(uncaught).toEqual([])
  expect(complaints.splice(0).filter((text) => !text.startsWith('unhandled rejection'))).toEqual([])

  const main = staffPage.getByRole('main')
  await expect(async () => {
    await open(staffPage, '/admin/monitor?device=desktop')
    await expect(
      main.getByRole('table', { name: texts.byRoute }).getByRole('row', { name: '/shop' }),
    ).toContainText(new RegExp(Object.values(texts.ratings).join('|')), { timeout: 2_000 })
  }).toPass()
  await expect(main.getByRole('img', { name: /LCP/ })).toBeVisible()

  const errors = main.getByRole('list', { name: texts.errors.list }).getByRole('listitem')
  const broke = errors.filter({ hasText: `The ${tag} broke` })
  await expect(broke).toHaveCount(2)
  await expect(errors.filter({ hasText: `with ${tag}` })).toHaveCount(0)
  const masked = broke.filter({ hasText: '<mail>' })
  await masked.locator('summary').click()
  await expect(masked).toContainText('/shop')
  await expect(masked).toContainText(texts.devices.desktop)
  await expect(masked).toContainText(/Chrome \d+/)
  await masked.getByRole('button').click()
  await expect(broke).toHaveCount(1)
  await main.getByRole('link', { name: texts.errors.solved }).click()
  await expect(masked.locator('summary')).toBeVisible()
})
