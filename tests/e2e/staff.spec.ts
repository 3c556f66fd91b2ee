import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { e2eDataDir } from '../helpers/e2e-data-dir.ts'
import { linkFor, openUserMenu, PASSWORD, signIn } from './customer.ts'
import { en, expect, hydrated, newEmail, open, test, th } from './shopper.ts'

test('an admin registers a customer, who sets a password, is made a moderator, and is one no more', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { staff, shell, auth } = en
  const file = join(e2eDataDir(new URL(baseURL ?? '').port), 'demo-accounts.json')
  const [admin] = JSON.parse(await readFile(file, 'utf8')) as { email: string; password: string }[]
  await signIn(page, { email: admin?.email ?? '', password: admin?.password ?? '', next: '/account' }, en)
  await hydrated(page)
  await openUserMenu(page, en)
  await page
    .getByRole('banner')
    .getByRole('link', { name: shell.user.admin })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: staff.dashboard.title })).toBeVisible()

  const email = newEmail()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: staff.dashboard.customers }).click()
  await expect(page.getByRole('heading', { level: 1, name: staff.createCustomer.title })).toBeVisible()
  await main.getByLabel(staff.createCustomer.email).fill(email)
  await main.getByLabel(staff.createCustomer.firstName).fill('สมชาย')
  await main.getByLabel(staff.createCustomer.lastName).fill('ใจดี')
  await main.getByLabel('ไทย').check()
  await main.getByRole('button', { name: staff.createCustomer.submit }).click()
  await expect(main.getByText(staff.createCustomer.invited(email))).toBeVisible()
  await main.getByLabel(staff.createCustomer.email).fill(email)
  await main.getByLabel(staff.createCustomer.firstName).fill('Again')
  await main.getByLabel(staff.createCustomer.lastName).fill('Again')
  await main.getByRole('button', { name: staff.createCustomer.submit }).click()
  await expect(main.getByText(staff.createCustomer.emailTaken).first()).toBeVisible()

  const theirs = await browser.newPage({ baseURL: baseURL ?? '' })
  await open(theirs, await linkFor(request, email))
  await expect(theirs).toHaveURL(/\/th\/auth\?mode=reset/)
  await theirs.getByRole('main').getByLabel(th.auth.fields.newPassword, { exact: true }).fill(PASSWORD)
  await theirs.locator('button[value=reset]').click()
  await expect(theirs.getByRole('heading', { name: th.auth.signIn.title })).toBeVisible()
  await signIn(theirs, { email, next: '/th/account' }, th)
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('สมชาย')
  expect((await theirs.goto('/th/admin'))?.status()).toBe(404)

  await open(page, '/admin')
  await main.getByLabel(staff.team.email, { exact: true }).fill('nobody@example.com')
  await main.getByLabel(staff.roles.moderator, { exact: true }).check()
  await main.getByRole('button', { name: staff.team.give }).click()
  await expect(main.getByText(staff.team.noSuchAccount).first()).toBeVisible()
  await main.getByLabel(staff.team.email, { exact: true }).fill(email)
  await main.getByRole('button', { name: staff.team.give }).click()
  await expect(page.getByText(auth.notices['role-granted'].title)).toBeVisible()
  await expect(main.getByText(email).first()).toBeVisible()

  expect((await theirs.goto('/th/admin'))?.status()).toBe(200)
  await expect(theirs.getByRole('heading', { name: th.staff.team.title })).toHaveCount(0)
  await page
    .getByRole('button', { name: staff.team.takeOne(staff.roles.moderator, 'สมชาย ใจดี') })
    .last()
    .click()
  await expect(page.getByText(auth.notices['role-revoked'].title)).toBeVisible()
  expect((await theirs.goto('/th/admin'))?.status()).toBe(404)
  await theirs.close()
})
