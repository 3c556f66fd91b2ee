import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCALES } from '#shared/kernel/locale.ts'
import { freePort } from '../../../scripts/test/free-port.ts'
import { signIn } from '../customer.ts'
import { adminOf, startOwnShop } from '../own-shop.ts'
import { en, expect, open, test } from '../shopper.ts'
import { DESK, holdStill, PHONE, walk } from './walk.ts'

/** Pages that look different with a year behind them: the shop's, and the office's, which has a router of its own. */
const PAGES = [
  ['/', '/shop', '/product/green-curry-paste'],
  ['/admin', '/admin/orders', '/admin/reviews', '/admin/messages', '/admin/inventory', '/admin/reservations'],
]

test('a new demo has a year behind it: Today has work, a batch is out, and every page fits', async ({
  browser,
}) => {
  const [port, dataDir] = [String(await freePort()), await mkdtemp(join(tmpdir(), 'krok-year-'))]
  const stop = await startOwnShop({ port, dataDir })
  const context = await browser.newContext({ baseURL: `http://localhost:${port}` })
  const page = await context.newPage()
  try {
    await holdStill(page)
    await signIn(page, { ...(await adminOf(dataDir)), next: '/admin' }, en)
    await expect(page.getByRole('main')).toContainText(/KROK-\d\d-\d{6}/)
    await open(page, '/')
    await expect(page.getByRole('main')).toContainText(/[A-Z]{2,}-\d{6}/)
    for (const [locale, pages] of LOCALES.flatMap((locale) =>
      PAGES.map((pages) => [locale, pages] as const),
    )) {
      await page.goto('about:blank')
      await walk(page, locale, pages, { screens: [PHONE, DESK] })
    }
  } finally {
    await context.close()
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
