import { expectAccessible, sidewaysScroll } from '../expect-accessible.ts'
import { newProduct } from '../office.ts'
import { addToCart, en, expect, fillCheckout, newEmail, open, orderNumberOn } from '../shopper.ts'
import { test } from '../staff.ts'

const { checkout, shell, staff } = en

test('on a phone, an order appears under Today by itself, is opened from there, and packed @phone', async ({
  page,
  staffPage,
}) => {
  const { slug } = await newProduct(staffPage, { initialStock: 3 })
  await open(staffPage, '/admin/orders')
  const bar = staffPage.getByRole('navigation', { name: staff.nav.most })
  await bar.getByRole('link', { name: staff.today.title }).click()
  const transfers = staffPage.getByRole('region', { name: staff.today.queues.transfers })
  await expect(transfers).toBeVisible()
  const desk = await staffPage.context().newPage()
  await open(desk, '/admin/orders')
  const rows = desk.getByRole('rowheader')
  const before = await rows.allTextContents()

  await addToCart(page, `/product/${slug}`, en)
  await open(page, '/checkout')
  await fillCheckout(page, newEmail(), en)
  await page.getByRole('button', { name: checkout.review.action }).click()
  await page.getByRole('button', { name: checkout.review.place('R174.00') }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.order.thanks('Nok') })).toBeVisible()
  const number = await orderNumberOn(page)

  // The list of orders says so, and its rows stay where they are until somebody asks.
  const arrived = desk.getByRole('status').getByRole('button', { name: staff.orders.showArrived })
  await expect(arrived).toBeVisible()
  expect(await rows.allTextContents()).toEqual(before)
  await arrived.click()
  await expect(desk.getByRole('link', { name: number })).toBeVisible()
  await desk.close()

  // Other journeys order too: the list names those that have waited longest, and leads to all. One that is full already
  // names no other, so that there is nothing to show.
  const news = staffPage.getByRole('status').getByRole('button', { name: staff.today.show })
  const named = transfers.getByRole('link', { name: number })
  const all = transfers.getByRole('link', { name: staff.today.all })
  await expect(news.or(all).first()).toBeVisible()
  if (await news.isVisible()) await news.click()
  await expect(named.or(all).first()).toBeVisible()
  if (!(await named.isVisible())) await all.click()
  const main = staffPage.getByRole('main')
  await main.getByRole('link', { name: number }).first().click()
  await expect(staffPage.getByRole('heading', { level: 1 })).toContainText(number)
  await main.getByRole('button', { name: staff.order.record, exact: true }).click()
  await main.getByRole('button', { name: staff.order.steps.processing }).click()
  await expect(main.getByRole('button', { name: staff.order.steps.shipped })).toBeVisible()
  expect(await sidewaysScroll(staffPage)).toBe(0)

  // The whole navigation, the person and the ways out are in the menu.
  await staffPage.getByRole('banner').getByLabel(shell.menu, { exact: true }).click()
  const menu = staffPage.getByRole('navigation', { name: staff.nav.sections })
  await expect(menu.getByRole('link', { name: staff.team.title })).toBeVisible()
  await expectAccessible(staffPage)
  await menu.getByRole('link', { name: staff.team.title }).click()
  await expect(staffPage.getByRole('heading', { level: 1, name: staff.team.title })).toBeVisible()
})
