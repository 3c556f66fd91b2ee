import type { Page } from '@playwright/test'
import { SECTIONS } from '#app/components/admin/sections.ts'
import { localizedPath } from '#shared/kernel/locale.ts'
import { codeField, codeFor, PASSWORD, signInByRequests, typePassword } from '../customer.ts'
import { customerRecord, newProduct, paidOrder, receiveBatch } from '../office.ts'
import { en, expect, open, th } from '../shopper.ts'
import { becomeStaff, test, typeOwnPassword } from '../staff.ts'

/** Pages of admins that no section leads to at once. */
const ADMINS_PAGES = [
  '/admin/products/new',
  '/admin/products/import',
  '/admin/guests',
  '/admin/audit/sign-ins',
]

test('a moderator packs and translates; what is for admins is neither shown nor opened', async ({
  page,
  staffPage,
  browser,
  request,
  baseURL,
}) => {
  const { order, products, recalls, refunds, today } = en.staff
  const product = await newProduct(staffPage)
  const batch = await receiveBatch(staffPage, product.id, 3)
  const { id, number } = await paidOrder(staffPage, request, product.slug)
  await becomeStaff(page, { browser, request, baseURL: baseURL ?? '' }, 'moderator')
  const main = page.getByRole('main')

  await open(page, '/admin')
  await expect(page.getByRole('heading', { level: 1, name: today.title })).toBeVisible()
  const sections = page.getByRole('navigation', { name: en.staff.nav.sections })
  for (const { label, adminOnly } of SECTIONS) {
    // Its name may end in how many wait there.
    const name = page.getByText(label(en.staff), { exact: true })
    await expect(sections.getByRole('link').filter({ has: name })).toHaveCount(adminOnly ? 0 : 1)
  }

  await open(page, `/admin/orders/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  for (const text of [order.byHand.title, order.hide, refunds.someTitle]) {
    await expect(main.getByText(text, { exact: true })).toHaveCount(0)
  }
  await main.getByRole('button', { name: order.steps.processing }).click()
  await main.getByRole('button', { name: order.pickupSteps.shipped }).click()
  await expect(main.getByRole('button', { name: order.pickupSteps.delivered })).toBeVisible()

  await open(page, `/admin/products/${product.id}`)
  await expect(main.getByRole('textbox', { name: products.priceCents })).toHaveCount(0)
  await expect(main.getByRole('button', { name: products.delete })).toHaveCount(0)
  await main.getByLabel(`${products.fields.usage} (${products.languages.th})`).fill('ผัดกับกะทิ')
  await main.getByRole('button', { name: products.saveTexts }).click()
  await expect(page.getByText(en.notices['product-saved'].title)).toBeVisible()
  await open(page, '/admin/products')
  for (const name of [products.add, products.import]) {
    await expect(main.getByRole('link', { name })).toHaveCount(0)
  }
  await open(page, `/admin/inventory/batches/${batch.id}`)
  await expect(main.getByText(recalls.adminsOnly)).toBeVisible()
  await expect(main.getByRole('button', { name: recalls.preview })).toHaveCount(0)

  await expectRefusals(page)
})

/** Calls every page of admins by hand. */
async function expectRefusals(page: Page): Promise<void> {
  const sections = SECTIONS.filter(({ adminOnly }) => adminOnly).map(({ path }) => path)
  for (const path of [...sections, ...ADMINS_PAGES]) {
    expect((await page.goto(path))?.status(), path).toBe(403)
    await expect(page.getByRole('heading', { level: 1, name: en.staff.adminsOnly.title })).toBeVisible()
  }
  expect((await page.request.get('/admin/orders/export.csv')).status()).toBe(403)
  await open(page, localizedPath('/admin/team', 'th'))
  const { adminsOnly, today } = th.staff
  await expect(page.getByRole('heading', { level: 1, name: adminsOnly.title })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: adminsOnly.back }).click()
  await expect(page.getByRole('heading', { level: 1, name: today.title })).toBeVisible()
}

test('in Thai: whose account is locked is signed out and told so politely; unlocked, they are back @phone', async ({
  page,
  staffPage,
  request,
  baseURL,
}) => {
  const { customer: texts } = th.staff
  const { id, email } = await customerRecord(staffPage, request)
  await signInByRequests(page, email, baseURL ?? '')
  await open(page, '/th/profile')
  await expect(page).toHaveURL(/\/th\/profile$/)

  const main = staffPage.getByRole('main')
  const turn = async (what: string) => {
    await main.locator('summary').filter({ hasText: what }).click()
    const form = main.locator('details[open]').filter({ hasText: what })
    await form.getByRole('button', { name: what }).click()
  }
  await open(staffPage, `/th/admin/customers?search=${email}`)
  await main.getByRole('link', { name: 'Malee Srisuk' }).click()
  await turn(texts.lock)
  await typeOwnPassword(main, th)
  await expect(staffPage.getByText(th.notices['account-locked'].title)).toBeVisible()
  await expect(main.locator('summary').filter({ hasText: texts.unlock })).toBeVisible()

  await page.goto('/th/profile')
  await expect(page).toHaveURL(/\/th\/auth\?next=/)
  await open(page, page.url())
  await typePassword(page, email, PASSWORD, th)
  await expect(page.getByText(th.auth.problems.account_locked).first()).toBeVisible()

  await open(staffPage, `/th/admin/customers/${id}`)
  await turn(texts.unlock)
  await expect(main.locator('summary').filter({ hasText: texts.lock })).toBeVisible()
  await typePassword(page, email, PASSWORD, th)
  await codeField(page, th).fill(await codeFor(request, email, 2))
  await expect(page).toHaveURL(/\/th\/profile$/)
})

test('in Thai: a guest who bought is found by email among the customers, and an order is written for them @phone', async ({
  staffPage,
  request,
}) => {
  const { customers, customer, guestList, orderEntry } = th.staff
  const product = await newProduct(staffPage)
  await receiveBatch(staffPage, product.id, 3)
  const { number, email } = await paidOrder(staffPage, request, product.slug)
  const main = staffPage.getByRole('main')
  await open(staffPage, '/th/admin/customers')
  await main.getByRole('searchbox', { name: customers.search }).fill(email)
  await main.getByRole('button', { name: th.staff.parts.show }).click()
  const found = main.getByRole('region', { name: customers.guestsToo })
  await expect(found).toContainText(email)
  await found.getByRole('link').first().click()
  await expect(staffPage).toHaveURL(/\/th\/admin\/customers\/guests\/[\da-f-]{36}$/)
  await expect(main.getByText(guestList.pageHint)).toBeVisible()
  await main.getByRole('link', { name: number }).click()
  await main.getByRole('link', { name: 'Nok Jaidee' }).click()
  await expect(main.getByText(guestList.pageHint)).toBeVisible()
  await main.getByRole('link', { name: customer.writeOrder }).click()
  await expect(staffPage.getByRole('heading', { level: 1, name: orderEntry.title })).toBeVisible()
  await expect(main.locator('input[name=email]')).toHaveValue(email)
})
