import { byKeyboard } from '../by-keyboard.ts'
import { expectAccessible, sidewaysScroll } from '../expect-accessible.ts'
import { newCustomer, signInByRequests } from '../customer.ts'
import { givenVoucher, newProduct, newTag, postAsStaff, sendForm } from '../office.ts'
import { en, expect, newEmail, open, placeByApi, th } from '../shopper.ts'
import { test } from '../staff.ts'

test('a known caller has two jars by keyboard alone: 5 presses besides what is typed', async ({
  staffPage,
  request,
}) => {
  const { orderEntry } = en.staff
  const [one, other] = [
    await newProduct(staffPage, { initialStock: 5 }),
    await newProduct(staffPage, { initialStock: 5 }),
  ]
  const email = newEmail()
  await placeByApi(request, email, 'bank_transfer', one.slug)
  await open(staffPage, '/admin/orders/new')
  const { keyboard } = staffPage
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await keyboard.press(key)
  }

  // The only one with this address is the caller, whose details are filled in.
  await expect(staffPage.getByLabel(orderEntry.search)).toBeFocused()
  await keyboard.type(email)
  await press('Enter')
  await expect(staffPage.getByRole('combobox', { name: orderEntry.jar }).first()).toBeFocused()
  await expect(staffPage.getByText(orderEntry.filledIn('Nok Jaidee'))).toBeVisible()
  await expect(staffPage.getByLabel(orderEntry.firstName)).toHaveValue('Nok')
  await keyboard.type(one.sku)
  await press('Tab')
  await press('Tab')
  await keyboard.type(other.name.th)
  await press('Tab')
  await keyboard.type('2')
  const total = staffPage.getByRole('region', { name: orderEntry.total })
  await expect(total).toContainText('R297.00')
  await expectAccessible(staffPage)
  await press('Enter')
  await expect(staffPage.getByRole('heading', { level: 1 })).toContainText('KROK-')
  expect(presses).toBe(5)
  await expect(staffPage.getByRole('heading', { name: orderEntry.payLink.title })).toBeVisible()
  await expectAccessible(staffPage)
})

test('somebody new at the counter pays in cash, on a phone in Thai @phone', async ({ staffPage }) => {
  const { orderEntry } = th.staff
  const field = (name: string) => staffPage.getByRole('textbox', { name, exact: true })
  const jar = await newProduct(staffPage, { initialStock: 2 })
  await open(staffPage, '/th/admin/orders')
  await staffPage.getByRole('main').getByRole('link', { name: orderEntry.add }).click()
  await staffPage.getByLabel(orderEntry.search).fill(`nobody-${newTag()}`)
  await staffPage.getByRole('button', { name: orderEntry.find }).click()
  await expect(staffPage.getByText(orderEntry.foundNone)).toBeVisible()

  const { type } = byKeyboard(staffPage)
  await type(staffPage.getByRole('combobox', { name: orderEntry.jar }).first(), jar.name.th)
  await staffPage.getByLabel(orderEntry.quantity).first().fill('3')
  const total = staffPage.getByRole('region', { name: orderEntry.total })
  await expect(total).toContainText(orderEntry.tooFew(2))
  await staffPage.getByLabel(orderEntry.quantity).first().fill('2')
  await expect(total).toContainText('R198.00')
  await staffPage.getByLabel(orderEntry.pickup).check()
  await staffPage.getByLabel(orderEntry.method).selectOption(orderEntry.methods.now.cash)
  await staffPage.locator('[name=discount]').fill('10%')
  await staffPage.getByRole('button', { name: orderEntry.submit }).click()

  // Nothing that was typed is lost, and what is missing is said.
  await expect(field(orderEntry.firstName)).toHaveAttribute('aria-invalid', 'true')
  await field(orderEntry.firstName).fill('สมชาย')
  await field(orderEntry.lastName).fill('ใจดี')
  await field(orderEntry.phone).fill('082 555 0199')
  await staffPage.getByLabel(orderEntry.reason).fill('ลูกค้าประจำ')
  await expect(total).toContainText('R178.20')
  expect(await sidewaysScroll(staffPage)).toBe(0)
  await expectAccessible(staffPage)
  await staffPage.getByRole('button', { name: orderEntry.submit }).click()
  const main = staffPage.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('KROK-')
  await expect(main).toContainText(th.order.paymentStatuses.paid)
  await expect(main).toContainText('ลูกค้าประจำ')
})

test('a company that sends a gift from its second address with a code and a voucher, by keyboard in Thai', async ({
  page,
  staffPage,
  request,
  baseURL,
}) => {
  const { orderEntry } = th.staff
  const jar = await newProduct(staffPage, { initialStock: 5 })
  const voucher = await givenVoucher(staffPage, request, 50)
  const code = `ENTRY-${newTag()}`.toUpperCase()
  await postAsStaff(staffPage, '/api/staff/discounts', { code, kind: 'percent', percent: 10 })
  const email = await newCustomer(request, baseURL ?? '')
  await signInByRequests(page, email, baseURL ?? '')
  const home = { city: 'Cape Town', province: 'WC', postalCode: '8001' }
  for (const street of ['1 Home Street', '2 Work Street']) {
    await sendForm(page, '/addresses', { form: { intent: 'add', street, ...home } })
  }

  await open(staffPage, '/th/admin/orders/new')
  const { type, press, tabTo } = byKeyboard(staffPage)
  await staffPage.keyboard.type(email)
  await staffPage.keyboard.press('Enter')
  await expect(staffPage.getByText(orderEntry.filledIn('Malee Srisuk'))).toBeVisible()
  await staffPage.keyboard.type(jar.sku)
  await type(staffPage.getByLabel(orderEntry.phone, { exact: true }), '082 555 0142')
  await press(staffPage.getByText(orderEntry.business))
  await type(staffPage.locator('[name=company]'), 'บ้านครัวไทย')
  await type(staffPage.locator('[name=vatNumber]'), '4012345678')
  const saved = staffPage.getByLabel(orderEntry.savedAddress)
  await tabTo(saved)
  await expect(staffPage.getByLabel(orderEntry.street)).toBeHidden()
  await staffPage.keyboard.type('2 Work')
  await expect(saved.locator('option:checked')).toContainText('2 Work Street')
  await press(staffPage.getByText(orderEntry.gift.title))
  await type(staffPage.locator('[name=card]'), 'สุขสันต์วันเกิด')
  await tabTo(staffPage.getByLabel(orderEntry.gift.toReceiver))
  await staffPage.keyboard.press('Space')
  await type(staffPage.getByLabel(orderEntry.gift.name), 'มาลี ใจดี')
  await type(staffPage.getByLabel(orderEntry.gift.phone), '082 555 0177')
  await type(staffPage.locator('[name=code]'), code.toLowerCase())
  await type(staffPage.locator('[name=voucher]'), voucher.toLowerCase())
  const total = staffPage.getByRole('region', { name: orderEntry.total })
  await expect(total).toContainText(code)
  await expect(total).toContainText(/บัตรของขวัญ.R50\.00/)
  await expectAccessible(staffPage)
  await press(staffPage.getByRole('button', { name: orderEntry.submit }))
  const main = staffPage.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('KROK-')
  for (const text of ['2 Work Street', 'บ้านครัวไทย', code, 'สุขสันต์วันเกิด', 'มาลี ใจดี', 'R50.00'])
    await expect(main).toContainText(text)
})
