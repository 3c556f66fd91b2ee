import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openDatabase } from '#database/open-database.ts'
import { createUser } from '#domain/accounts/accounts/index.ts'
import { setupTokenOf } from '#domain/accounts/roles/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { sealWith } from '#server/seal-with.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { freePort } from '../../../scripts/test/free-port.ts'
import { signIn } from '../customer.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { adminOf, startOwnShop } from '../own-shop.ts'
import { en, expect, newEmail, open, test, th } from '../shopper.ts'

/** Makes a key, writes it down as the page asks, has a backup made and downloads it. */
async function takeBackup(page: Page, password: string, to: string): Promise<string> {
  const { backups, ownPassword } = en.staff
  const main = page.getByRole('main')
  await main.getByRole('button', { name: backups.makeKey }).click()
  await main.getByLabel(ownPassword.password, { exact: true }).fill(password)
  await main.getByRole('button', { name: ownPassword.submit }).click()
  const key =
    (await main.getByRole('region', { name: backups.secret }).locator('code').first().textContent()) ?? ''
  expect(key).toMatch(/^AGE-SECRET-KEY-1/)
  await main.getByLabel(backups.ending).fill(key.slice(-6))
  await main.getByRole('button', { name: backups.useKey }).click()
  await expect(main.getByText(backups.sealedTo)).toBeVisible()
  await main.getByRole('button', { name: backups.make }).click()
  await expect(async () => {
    await page.reload()
    await expect(main.getByText(backups.provedOnly, { exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await main.getByRole('link', { name: backups.download }).click()
  const downloading = page.waitForEvent('download')
  await main.locator('#download').getByRole('button', { name: backups.download }).click()
  const file = join(to, 'shop.tar.age')
  await (await downloading).saveAs(file)
  return key
}

/** A new shop that is no demo, and in it a customer, whose session comes as a cookie, and the token that its start prints. */
async function prepareLive(port: string, dataDir: string) {
  const secret = 'a secret of this journey, long enough'
  const settings = {
    SITE_URL: `http://localhost:${port}`,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'shop@krok.example',
    BANK_ACCOUNT: 'Test Bank 123',
    SECRET: secret,
    HOST: '127.0.0.1',
  }
  const database = await openDatabase({ dataDir, isPatient: true })
  const client = { address: '', host: 'localhost', userAgent: '' }
  const ctx = testCtx(database, { client, shop: { siteUrl: settings.SITE_URL } })
  const person = { firstName: 'มาลี', lastName: 'ศรีสุข', locale: 'th', email: newEmail() } as const
  const user = await inTransaction(asShop(ctx), (ctx) =>
    createUser(ctx, { ...person, passwordHash: 'none', emailConfirmedAt: ctx.now() }),
  )
  if (!user) throw new Error('the customer is there already')
  const cookie = await cookieOf(ctx, {
    ...user,
    email: person.email,
    actor: { role: 'customer', id: user.id },
  })
  await database.close()
  const [name = '', value = ''] = cookie.split('=')
  const token = setupTokenOf({ seal: sealWith(secret) })
  return { settings, token, cookie: { name, value, url: settings.SITE_URL } }
}

test('an admin downloads a sealed backup, and brings the shop back with it on a new machine, in Thai', async ({
  browser,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'krok-come-back-'))
  const [port, dataDir] = [String(await freePort()), join(folder, 'old')]
  let stop = await startOwnShop({ port, dataDir, args: ['--no-year'] })
  const context = await browser.newContext({ baseURL: `http://localhost:${port}` })
  const page = await context.newPage()
  try {
    const admin = await adminOf(dataDir)
    await signIn(page, { ...admin, next: '/admin/backups' }, en)
    const key = await takeBackup(page, admin.password, folder)
    await stop()

    const there = join(folder, 'new')
    const { settings, token, cookie } = await prepareLive(port, there)
    stop = await startOwnShop({ port, dataDir: there, settings })
    await context.clearCookies()
    await context.addCookies([cookie])
    const { setup } = th.staff
    const main = page.getByRole('main')
    await open(page, '/th/admin-setup')
    await expectAccessible(page)
    const form = main.locator('#form-restore')
    await form.getByLabel(setup.token).fill(token)
    await form.getByLabel(setup.key).fill(key.replace(/.$/, (last) => (last === 'Q' ? 'P' : 'Q')))
    await form.getByLabel(setup.backup).setInputFiles(join(folder, 'shop.tar.age'))
    await form.getByRole('button', { name: setup.restore }).click()
    await expect(form.getByLabel(setup.key)).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabel(setup.key)).toBeFocused()
    await form.getByLabel(setup.token).fill(token)
    await form.getByLabel(setup.key).fill(key)
    await form.getByLabel(setup.backup).setInputFiles(join(folder, 'shop.tar.age'))
    await form.getByRole('button', { name: setup.restore }).click()
    await expect(page.getByRole('heading', { level: 1, name: setup.back })).toBeVisible()
    // Its process has ended: a supervisor starts it, here as a demo, whose mails can be read.
    await stop()
    stop = await startOwnShop({ port, dataDir: there })
    await page.getByRole('main').getByRole('link', { name: setup.signIn }).click()
    await expect(main.getByLabel(th.auth.fields.email)).toBeVisible()
    // The email with the first code came back too.
    await signIn(page, { ...admin, next: '/th/admin', codes: 2 }, th)
    await expect(page.getByRole('heading', { level: 1, name: th.staff.today.title })).toBeVisible()
  } finally {
    await context.close()
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
})
