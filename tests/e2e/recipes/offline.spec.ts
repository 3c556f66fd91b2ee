import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openDatabase } from '#database/open-database.ts'
import { cookMode } from '#shared/messages/en/recipes/cook-mode.ts'
import { offline } from '#shared/messages/en/recipes/offline.ts'
import { offline as offlineTh } from '#shared/messages/th/recipes/offline.ts'
import { recipe } from '#shared/messages/en/recipes/recipe.ts'
import { freePort } from '../../../scripts/test/free-port.ts'
import { signIn } from '../customer.ts'
import { adminOf, startOwnShop } from '../own-shop.ts'
import { expectFit } from '../screens/walk.ts'
import { en, expect, getProduct, open, test } from '../shopper.ts'

test.use({ serviceWorkers: 'allow' })

const PATH = '/recipes/green-curry-chicken'
const TITLE = 'Green curry with chicken'

/** The service worker's store: addresses, and the texts of documents. */
function kept(page: Page): Promise<{ recipes: string[]; files: string[]; texts: string }> {
  return page.evaluate(async () => {
    const of = async (name: string) => ((await caches.has(name)) ? (await caches.open(name)).keys() : [])
    const paths = (requests: readonly Request[]) => requests.map(({ url }) => new URL(url).pathname)
    const [recipes, files] = [await of('recipes-1'), await of('files-1')]
    const answers = await Promise.all([...recipes, ...files].map((request) => caches.match(request)))
    const isText = (answer?: Response) => /html|json/.test(answer?.headers.get('content-type') ?? '')
    const texts = await Promise.all(answers.filter(isText).map(async (answer) => answer?.text()))
    return { recipes: paths(recipes), files: paths(files), texts: texts.join('\n') }
  })
}

test('recipes that were opened are read and cooked offline, without prices and without anybody’s pages; switched off, all of it is gone', async ({
  browser,
}) => {
  const [port, dataDir] = [String(await freePort()), await mkdtemp(join(tmpdir(), 'krok-offline-'))]
  const baseURL = `http://localhost:${port}`
  let stop = await startOwnShop({ port, dataDir })
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  try {
    const admin = await adminOf(dataDir)
    await signIn(page, { ...admin, next: PATH }, en)
    await expect(page.getByRole('button', { name: recipe.addAll })).toBeVisible()
    await expect.poll(async () => (await kept(page)).recipes).toEqual([PATH])
    await open(page, `/th${PATH}`)
    await expect.poll(async () => (await kept(page)).recipes).toEqual([PATH, `/th${PATH}`])

    const { texts, files } = await kept(page)
    expect(texts.includes(TITLE)).toBe(true)
    expect(texts.includes(admin.email)).toBe(false)
    expect(/priceCents|\bR\s?\d+[.,]\d\d/.exec(texts)?.[0]).toBeUndefined()
    expect(files.every((path) => /^\/(assets|images|offline|plain\.css)/.test(path))).toBe(true)

    const jar = await getProduct(page.request, 'green-curry-paste')
    await stop()
    const database = await openDatabase({ dataDir })
    await database.pool.query(
      `set role krok_shop; update products set price_cents = 77700 where id = '${jar.id}'`,
    )
    await database.close()
    await context.setOffline(true)

    await open(page, `${PATH}?servings=20&units=us`)
    const main = page.getByRole('main')
    await expect(main.getByText(offline.copy)).toBeVisible()
    await expect(main.getByText(recipe.servingsFor(20)).first()).toBeVisible()
    await expect(main.getByRole('button', { name: recipe.addAll })).toHaveCount(0)
    await expect(page.locator('body')).not.toContainText(/\bR\s?\d/)
    expect(
      await main
        .getByRole('img')
        .first()
        .evaluate((img) => (img as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0)
    await main.getByRole('spinbutton', { name: recipe.servings }).fill('2')
    await expect(main.getByText(recipe.servingsFor(2)).first()).toBeVisible()
    await main.getByRole('button', { name: recipe.cookNow }).click()
    await page.getByRole('dialog').getByRole('button', { name: cookMode.next }).click()
    await expect(page.getByRole('dialog').getByText(cookMode.stepOf(2, 7))).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await main.getByRole('button', { name: recipe.cookNow }).click()
    await expect(page.getByRole('dialog').getByText(cookMode.stepOf(2, 7))).toBeVisible()

    // A page with prices is not kept: what there is to read is said in its place.
    await page.goto('/product/green-curry-paste')
    await expect(page.getByRole('heading', { name: offline.title })).toBeVisible()
    await page.getByRole('link', { name: TITLE }).click()
    await expect(main.getByText(offline.copy)).toBeVisible()
    await main.getByRole('link').filter({ hasNotText: offline.reload }).last().click()
    // A page that is not kept is not gone to, once the code that says so is there; before, the page for it comes.
    const stays = page.getByText(en.forms.network)
    await expect(stays.or(page.getByRole('heading', { name: offline.title })).first()).toBeVisible()
    await page.goto('/th/shop')
    await expect(page.getByRole('heading', { name: offlineTh.title })).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveCount(1)
    for (const path of ['/account', '/orders', '/cart', '/checkout', '/admin', '/api/products']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: offline.title }), path).toBeVisible()
    }

    await context.setOffline(false)
    stop = await startOwnShop({ port, dataDir, settings: { OFFLINE: 'off' } })
    await page.goto('/product/green-curry-paste')
    await expect(main.getByText('R 777.00').or(main.getByText('R777.00')).first()).toBeVisible()
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    await open(page, PATH)
    await expect(main.getByRole('button', { name: recipe.addAll })).toBeVisible()
    await context.setOffline(true)
    await expect(page.goto(PATH)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  } finally {
    await context.close()
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('offline, an address anywhere says so in its language; from there the page that was asked for is tried again', async ({
  page,
}) => {
  await open(page, '/about')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: offline.title })).toBeVisible()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/th/menu')
    await expect(page.getByRole('heading', { level: 1, name: offlineTh.title })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'th')
    // Nothing was opened, so nothing is offered.
    await expect(page.getByText(offlineTh.kept)).toBeHidden()
    const picture = page.locator('main img')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await expectFit(page, `offline, ${width} px`)
  }
  await page.context().setOffline(false)
  await page.getByRole('link', { name: offlineTh.tryAgain }).click()
  await expect(page).toHaveURL(/\/th\/menu$/)
  await expect(page.getByRole('heading', { level: 1, name: offlineTh.title })).toHaveCount(0)
})
