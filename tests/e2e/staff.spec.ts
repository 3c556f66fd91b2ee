import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { e2eDataDir } from '../helpers/e2e-data-dir.ts'
import { linkFor, openUserMenu, PASSWORD, signIn } from './customer.ts'
import {
  addToCart,
  en,
  expect,
  fillCheckout,
  hydrated,
  mailsTo,
  newEmail,
  open,
  test,
  th,
} from './shopper.ts'

/** Signs in as the demo's admin, who has had `codes` codes with this one. */
async function signInAsAdmin(page: Page, baseURL: string, next: string, codes: number): Promise<void> {
  const file = join(e2eDataDir(new URL(baseURL).port), 'demo-accounts.json')
  const [admin] = JSON.parse(await readFile(file, 'utf8')) as { email: string; password: string }[]
  if (!admin) throw new Error('the demo has no admin')
  await signIn(page, { ...admin, next, codes }, en)
}

test('an admin registers a customer, who sets a password, is made a moderator, and is one no more', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { staff, shell, auth } = en
  await signInAsAdmin(page, baseURL ?? '', '/account', 1)
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

test('an order by bank transfer: paid, packed, shipped; the buyer’s open page tells each step, and so do mails', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { staff, order, checkout } = en
  const email = newEmail()
  const buyer = await browser.newPage({ baseURL: baseURL ?? '' })
  await addToCart(buyer, '/product/red-curry-paste', en)
  await open(buyer, '/checkout')
  await fillCheckout(buyer, email, en)
  await buyer.getByRole('button', { name: checkout.review.action }).click()
  await buyer.getByRole('button', { name: /^Place order/ }).click()
  await expect(buyer.getByRole('heading', { level: 1, name: order.thanks('Nok') })).toBeVisible()
  const number = /KROK-\d\d-\d{6}/.exec(await buyer.getByRole('main').innerText())?.[0] ?? 'none'
  const timeline = buyer.getByRole('region', { name: order.timeline.title })
  await expect(timeline.getByRole('listitem')).toHaveCount(1)

  await signInAsAdmin(page, baseURL ?? '', '/admin/orders', 2)
  const main = page.getByRole('main')
  await main.getByLabel(staff.orders.search).fill(email)
  await main.getByRole('button', { name: staff.orders.show, exact: true }).click()
  await main.getByRole('link', { name: number }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)

  const amount = main.getByLabel(staff.order.amount)
  await expect(amount).toHaveValue('174.00')
  await amount.fill('a lot')
  await main.getByRole('button', { name: staff.order.record }).click()
  await expect(main.locator('[aria-invalid=true]')).toHaveValue('a lot')
  await amount.fill('174.00')
  await main.getByRole('button', { name: staff.order.record }).click()
  await expect(timeline.getByText(order.timeline.steps.paid)).toBeVisible()

  await main.getByRole('button', { name: staff.order.steps.processing }).click()
  await expect(timeline.getByText(order.timeline.steps.processing)).toBeVisible()
  await main.getByRole('button', { name: staff.order.steps.shipped }).click()
  await expect(
    main.getByText(staff.order.trackingNeeded).or(main.locator('[aria-invalid=true]')).first(),
  ).toBeVisible()
  await main.getByLabel(staff.order.carrier).fill('The Courier Guy')
  await main.getByLabel(staff.order.trackingNumber).fill('TCG 0042')
  await main.getByLabel(staff.order.trackingLink).fill('https://courier.example/TCG0042')
  await main.getByRole('button', { name: staff.order.steps.shipped }).click()
  await expect(timeline.getByText(order.timeline.steps.shipped)).toBeVisible()
  await expect(timeline.getByText('TCG 0042')).toBeVisible()
  await expect(timeline.getByRole('link', { name: order.timeline.follow })).toHaveAttribute(
    'href',
    'https://courier.example/TCG0042',
  )
  await expect(async () => {
    const subjects = (await mailsTo(request, email)).map(({ subject }) => subject)
    expect(subjects).toHaveLength(3)
  }).toPass()
  await buyer.close()
})
