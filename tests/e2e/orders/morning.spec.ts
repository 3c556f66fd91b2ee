import type { Locator } from '@playwright/test'
import { expectAccessible, sidewaysScroll } from '../expect-accessible.ts'
import { getAsStaff, newProduct, newTag } from '../office.ts'
import { en, expect, getProduct, newEmail, open, phoneOf } from '../shopper.ts'
import { test } from '../staff.ts'

const { staff } = en
type Found = {
  items: { id: string; number: string; totalCents: number; status: string; deliveryMethod: string }[]
}

test('a morning of 20 transfers and 12 parcels is 16 taps', async ({ staffPage: page, request, baseURL }) => {
  const { slug, name } = await newProduct(page, { initialStock: 20 })
  const product = await getProduct(request, slug)
  const address = { street: '1 Long Street', city: 'Cape Town', province: 'WC', postalCode: '8001' }
  for (let at = 0; at < 20; at += 1) {
    const isSent = at < 12
    const email = newEmail()
    const placed = await request.post('/api/orders', {
      headers: {
        'idempotency-key': email.replaceAll(/\W/g, '-'),
        origin: new URL(String(baseURL)).origin,
        'x-forwarded-for': `10.77.0.${at + 1}`,
      },
      data: {
        lines: [{ productId: product.id, quantity: 1 }],
        contact: { email, firstName: 'Nok', lastName: 'Jaidee', phone: phoneOf(email) },
        delivery: isSent ? { method: 'courier', address } : { method: 'pickup' },
        payment: { method: 'bank_transfer' },
        agreedTotalCents: product.priceCents + (isSent ? 7_500 : 0),
      },
    })
    expect(placed.ok(), await placed.text()).toBe(true)
  }
  const found = async () =>
    (await getAsStaff<Found>(page, `/api/staff/orders?search=${encodeURIComponent(name.en)}`)).items
  const orders = await found()
  expect(orders).toHaveLength(20)
  const lines = orders.map(
    ({ number, totalCents }) =>
      `2026/11/24, ${(totalCents / 100).toFixed(2)}, 0.00, FNB APP PAYMENT FROM ${number}`,
  )
  const statement = ['ACCOUNT TRANSACTION HISTORY', '', 'Date, Amount, Balance, Description', ...lines].join(
    '\r\n',
  )
  let taps = 0
  async function tap(what: Locator) {
    taps += 1
    await what.click()
  }
  const main = page.getByRole('main')
  const button = (text: string | RegExp) => main.getByRole('button', { name: text })

  await open(page, '/admin/orders')
  await tap(main.getByLabel(staff.orders.otherWork, { exact: true }))
  await tap(main.getByRole('link', { name: staff.bank.title }))
  const chooser = page.waitForEvent('filechooser')
  await tap(main.getByLabel(staff.bank.file))
  await (
    await chooser
  ).setFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) })
  await tap(button(staff.bank.read))
  const sum = orders.reduce((cents, { totalCents }) => cents + totalCents, 0)
  const rand = `R${(sum / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/, ',')}`
  await expect(button(staff.bank.record(20, rand))).toBeVisible()
  await expectAccessible(page)
  await tap(button(staff.bank.record(20, rand)))
  await expect(main.getByRole('status').getByText(staff.bank.done(20))).toBeVisible()

  await tap(main.getByRole('link', { name: staff.orders.title, exact: true }))
  await tap(main.getByLabel(staff.orders.search))
  await page.keyboard.type(name.en)
  taps += 1
  await page.keyboard.press('Enter')
  await expect(main.getByRole('rowheader')).toHaveCount(20)
  await tap(main.getByLabel(staff.bulk.all))
  await tap(button(staff.order.steps.processing))
  await expect(main.getByText(staff.bulk.done(20))).toBeVisible()
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await tap(main.getByLabel(staff.bulk.all))
  await tap(button(staff.bulk.parcels))
  await expect(main.getByRole('rowheader')).toHaveCount(12)

  const sent = orders.filter(({ deliveryMethod }) => deliveryMethod === 'courier')
  const tag = newTag()
  await tap(main.getByLabel(staff.shipping.courier, { exact: true }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('The Courier Guy')
  await tap(main.getByLabel(staff.shipping.paste))
  await page.keyboard.insertText(sent.map(({ number }, at) => `${number}\tTCG ${tag} ${at}`).join('\n'))
  await tap(button(staff.shipping.fill))
  await expect(main.getByText(staff.shipping.filled(12))).toBeVisible()
  await expectAccessible(page)
  expect(await sidewaysScroll(page)).toBe(0)
  await tap(button(staff.shipping.ship))
  await expect(main.getByText(staff.shipping.shipped(12))).toBeVisible()
  const statuses = (await found()).filter(({ status }) => status === 'shipped')
  expect([statuses.length, taps]).toEqual([12, 16])
})
