import type { APIRequestContext, Page } from '@playwright/test'
import { byKeyboard } from '../by-keyboard.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { getAsStaff, newProduct, newTag } from '../office.ts'
import { en, expect, newEmail, open, th } from '../shopper.ts'
import { test } from '../staff.ts'

const { officeSearch: texts, orders } = en.staff

type Placed = { id: string; number: string; company: string }

/** An order of a company whose name, like its phone number, no other journey knows. */
async function companyOrder(
  { staffPage, request }: { staffPage: Page; request: APIRequestContext },
  phone: string,
): Promise<Placed> {
  const { id: productId } = await newProduct(staffPage, { initialStock: 5 })
  const [email, company] = [newEmail(), `Trader ${newTag()}`]
  const placed = await request.post('/api/orders', {
    headers: { 'idempotency-key': newTag() + newTag(), origin: new URL(staffPage.url()).origin },
    data: {
      lines: [{ productId, quantity: 1 }],
      contact: { email, firstName: 'Nok', lastName: 'Jaidee', phone },
      delivery: { method: 'pickup' },
      business: { company },
      payment: { method: 'bank_transfer' },
      agreedTotalCents: 9_900,
    },
  })
  expect(placed.ok(), await placed.text()).toBe(true)
  const { items } = await getAsStaff<{ items: Placed[] }>(staffPage, `/api/staff/orders?search=${email}`)
  const [order] = items
  if (!order) throw new Error('the order is not in the office')
  return { ...order, company }
}

test('by keyboard alone: an order by its company, a page by another word for it, and back where one was @first', async ({
  staffPage: page,
  request,
}) => {
  await open(page, '/admin')
  const { number, company } = await companyOrder({ staffPage: page, request }, '+27215550142')
  const dialog = page.getByRole('dialog', { name: texts.open })
  const field = dialog.getByRole('combobox', { name: texts.label })
  const chosen = dialog.getByRole('option', { selected: true })

  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type(company.toUpperCase().split(' ').toReversed().join(' '))
  await expect(chosen).toContainText(number)
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await expect(dialog).toBeHidden()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('refund')
  await expect(chosen).toHaveText(orders.queue.money)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toHaveText(orders.queue.money)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/orders\?status=money$/)

  const { tabTo } = byKeyboard(page)
  const search = page.getByRole('main').getByLabel(orders.search, { exact: true })
  await tabTo(search)
  await page.keyboard.type('1/2')
  await expect(search).toHaveValue('1/2')
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('xqzvw')
  await expect(dialog.getByRole('status')).toContainText(texts.none('xqzvw'))
  await page.keyboard.press('Escape')
  await expect(search).toBeFocused()
})

test('somebody who does not want / to open the search switches it off, and Ctrl K still does', async ({
  staffPage: page,
}) => {
  const { slashKey } = texts
  const dialog = page.getByRole('dialog', { name: texts.open })
  await open(page, '/admin')
  await page.keyboard.press('/')
  await dialog.getByRole('link', { name: slashKey.switchOff }).click()
  const main = page.getByRole('main')
  await main.getByRole('button', { name: slashKey.switchOff }).click()
  await expect(main.getByText(slashKey.off)).toBeVisible()
  await expectAccessible(page)
  await open(page, '/admin/orders')
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  // The slash would have opened it, and been typed into its field.
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await expect(dialog.getByText(texts.keysWithoutSlash)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(dialog).toBeHidden()
})

test('in Thai, with the thumb: a number as it is dialled, and all results on a page @phone', async ({
  staffPage: page,
  request,
}) => {
  const { officeSearch, orders: orderTexts } = th.staff
  const last = String(Math.floor(Math.random() * 1e7)).padStart(7, '0')
  await open(page, '/th/admin')
  const { id, number } = await companyOrder({ staffPage: page, request }, `+2766${last}`)
  const bar = page.getByRole('navigation', { name: th.staff.nav.most })
  await bar.getByRole('link', { name: officeSearch.title }).click()
  const dialog = page.getByRole('dialog', { name: officeSearch.open })
  const field = dialog.getByRole('combobox')
  await field.fill('คืนเงิน')
  await expect(dialog.getByRole('option', { selected: true })).toHaveText(orderTexts.queue.money)
  await field.fill(`066 ${last.slice(0, 3)} ${last.slice(3)}`)
  await expect(dialog.getByRole('option', { name: number })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('option', { name: number }).click()
  await expect(page).toHaveURL(new RegExp(`/th/admin/orders/${id}$`))

  // The form leads here where no scripts run.
  await open(page, `/th/admin/search?q=${number.replaceAll('-', '')}`)
  await expectAccessible(page)
  await page
    .getByRole('region', { name: officeSearch.groups.orders })
    .getByRole('link', { name: number })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
})
