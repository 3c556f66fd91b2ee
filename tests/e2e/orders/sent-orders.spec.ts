import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, sidewaysScroll } from '../expect-accessible.ts'
import { getAsStaff, newProduct, newTag, postAsStaff } from '../office.ts'
import { en, expect, mailsTo, newEmail, open, th } from '../shopper.ts'
import { test, typeOwnPassword } from '../staff.ts'

/** Two jars that are paid by transfer, and that a courier has. */
async function sentOrder(staffPage: Page, request: APIRequestContext) {
  const { id: productId, name } = await newProduct(staffPage, { initialStock: 10 })
  const email = newEmail()
  const address = { street: '1 Long Street', city: 'Cape Town', province: 'WC', postalCode: '8001' }
  const placed = await request.post('/api/orders', {
    headers: {
      'idempotency-key': email.replaceAll(/\W/g, '-'),
      origin: new URL(String(test.info().project.use.baseURL)).origin,
    },
    data: {
      lines: [{ productId, quantity: 2 }],
      contact: { email, firstName: 'Nok', lastName: 'Jaidee', phone: '+27215550142' },
      delivery: { method: 'courier', address },
      payment: { method: 'bank_transfer' },
      agreedTotalCents: 2 * 9_900 + 7_500,
    },
  })
  expect(placed.ok(), await placed.text()).toBe(true)
  type Orders = { items: { id: string; number: string; totalCents: number }[] }
  const { items } = await getAsStaff<Orders>(staffPage, `/api/staff/orders?search=${email}`)
  const { id = '', number = '', totalCents: amountCents = 0 } = items[0] ?? {}
  await postAsStaff(staffPage, `/api/staff/orders/${id}/transfers`, { reference: newTag(), amountCents })
  const tracking = { carrier: 'Cape Couriers', number: `CC-${newTag()}` }
  for (const to of ['processing', 'shipped']) {
    await postAsStaff(staffPage, `/api/staff/orders/${id}/steps`, { to, tracking })
  }
  return { id, number, email, productId, name, tracking }
}
const stockOf = async (staffPage: Page, productId: string) =>
  (await getAsStaff<{ stock: number }>(staffPage, `/api/staff/inventory/${productId}`)).stock

test('a lost parcel is sent again and claimed from the courier: new number, mail, stock and no second invoice', async ({
  staffPage,
  request,
}) => {
  const { staff } = en
  const { parcels: texts } = staff
  const order = await sentOrder(staffPage, request)
  await open(staffPage, `/admin/orders/${order.id}`)
  const part = staffPage.getByRole('region', { name: texts.title })
  await part.getByRole('heading', { name: texts.title }).click()
  await part.getByText(texts.send.title).click()
  const send = part.locator('form', { has: staffPage.getByRole('button', { name: texts.send.submit }) })
  await expect(send.getByLabel(texts.send.jars(order.name.en))).toHaveValue('2')
  await expect(send.getByLabel(staff.order.carrier)).toHaveValue(order.tracking.carrier)

  // The number of the lost parcel is no new one.
  await send.getByLabel(staff.order.trackingNumber).fill(order.tracking.number)
  await send.getByLabel(texts.send.cost).fill('95')
  await send.getByRole('button', { name: texts.send.submit }).click()
  await expect(send.getByText(texts.send.refusals.same_number)).toBeVisible()
  const number = `CC-${newTag()}`
  await send.getByLabel(staff.order.trackingNumber).fill(number)
  await send.getByRole('button', { name: texts.send.submit }).click()
  await expect(part.getByRole('list', { name: texts.again })).toContainText(number)
  expect(await stockOf(staffPage, order.productId)).toBe(6)
  await expect
    .poll(async () => (await mailsTo(request, order.email)).map(({ subject }) => subject))
    .toContain(`A new parcel for your order ${order.number}`)
  await expect(staffPage.getByText(/INV-\d+/)).toHaveCount(1)

  await part.getByText(texts.claims.form).click()
  const claim = part.locator('form', { has: staffPage.getByRole('button', { name: texts.claims.record }) })
  await expect(claim.getByLabel(texts.claims.parcel)).toHaveValue(order.tracking.number)
  await claim.getByLabel(staff.order.reference).fill('CLAIM 7')
  await claim.getByRole('button', { name: texts.claims.record }).click()
  const claims = part.getByRole('list', { name: texts.claims.ofOrder })
  await expect(claims).toContainText(texts.claims.states.open)
  await expectAccessible(staffPage)
  expect(await sidewaysScroll(staffPage)).toBe(0)
  await claims.getByRole('button', { name: texts.claims.paid }).click()
  await expect(claims).toContainText(texts.claims.states.paid)
})

test('a lost parcel is refunded: what was in it is filled in, the sum is asked first, and nothing returns to the stock', async ({
  staffPage,
  request,
}) => {
  const { staff } = en
  const { parcels: texts, refunds } = staff
  const order = await sentOrder(staffPage, request)
  const before = await stockOf(staffPage, order.productId)
  await open(staffPage, `/admin/orders/${order.id}`)
  const part = staffPage.getByRole('region', { name: texts.title })
  await part.getByRole('heading', { name: texts.title }).click()
  await part.getByText(texts.refund.title).click()
  const form = part.locator('form', { has: staffPage.getByRole('button', { name: texts.refund.submit }) })
  await expect(form.getByLabel(refunds.jars)).toHaveValue('2')
  await expect(form.getByLabel(refunds.delivery)).toHaveValue('75.00')
  await expect(form.getByLabel(refunds.reason)).toHaveValue(texts.reasons.lost)
  await form.getByRole('button', { name: texts.refund.submit }).click()
  await typeOwnPassword(form, en)
  await expect(form.getByText(refunds.question('R273.00'))).toBeVisible()
  await form.getByRole('button', { name: texts.refund.submit }).click()
  await expect(staffPage.getByText(refunds.standings.pending)).toBeVisible()
  await expectAccessible(staffPage)
  expect(await stockOf(staffPage, order.productId)).toBe(before)
})

test('in Thai, an order that was shipped is cancelled with one jar back: asked first, then stock, money and history', async ({
  staffPage,
  request,
}) => {
  const { staff } = th
  const { parcels: texts } = staff
  const order = await sentOrder(staffPage, request)
  await open(staffPage, `/th/admin/orders/${order.id}`)
  const part = staffPage.getByRole('region', { name: texts.title })
  await part.getByRole('heading', { name: texts.title }).click()
  await part.getByText(texts.cancel.title).click()
  const form = part.locator('form', { has: staffPage.getByRole('button', { name: texts.cancel.submit }) })
  await form.getByLabel(texts.cancel.fit).fill('1')
  await form.getByLabel(texts.cancel.damaged).fill('2')
  await form.getByLabel(staff.order.reason).fill('ตีกลับ')
  await form.getByRole('button', { name: texts.cancel.submit }).click()
  await typeOwnPassword(form, th)
  await expect(form.getByText(texts.cancel.tooMany(2))).toBeVisible()
  await form.getByLabel(texts.cancel.damaged).fill('1')
  await form.getByRole('button', { name: texts.cancel.submit }).click()
  const question = texts.cancel.sure(order.number, 'Nok Jaidee', 1, 1, 'R273.00')
  await expect(form.getByText(question)).toBeVisible()
  await expectAccessible(staffPage)
  await form.getByRole('button', { name: texts.cancel.submit }).click()
  await expect(staffPage.getByRole('button', { name: staff.order.undoCancel })).toBeVisible()
  expect(await stockOf(staffPage, order.productId)).toBe(8)
})
