import { product } from '#shared/messages/th/catalog/product.ts'
import { byKeyboard } from '../by-keyboard.ts'
import { expectAccessible, sidewaysScroll } from '../expect-accessible.ts'
import { getAsStaff, newProduct, newTag, postAsStaff } from '../office.ts'
import { addToCart, expect, newEmail, open, placeByApi, th } from '../shopper.ts'
import { test, typeOwnPassword } from '../staff.ts'

test('a box is made by keyboard, bought, packed by its parts, and one part refunded, in Thai @phone', async ({
  staffPage,
  page,
  request,
}) => {
  const { staff, cart } = th
  const [a, b, box] = [
    await newProduct(staffPage, { initialStock: 4 }),
    await newProduct(staffPage, { initialStock: 4 }),
    await newProduct(staffPage),
  ]
  const parts = `2 × ${a.name.th}, 1 × ${b.name.th}`

  await open(staffPage, `/th/admin/products/${box.id}/parts`)
  const { type, press } = byKeyboard(staffPage)
  const part = (n: number) => staffPage.getByRole('group', { name: staff.sets.line(n), exact: true })
  await type(part(1).getByLabel(staff.sets.sku), a.sku)
  await type(part(1).getByLabel(staff.sets.quantity), '2')
  await type(part(2).getByLabel(staff.sets.sku), b.sku)
  await press(staffPage.getByRole('button', { name: staff.sets.make }))
  await expect(staffPage.getByRole('button', { name: staff.sets.save })).toBeVisible()
  await expect(staffPage.getByRole('region', { name: staff.sets.facts })).toContainText('2')
  await expectAccessible(staffPage)
  expect(await sidewaysScroll(staffPage)).toBe(0)

  await open(page, `/th/product/${box.slug}`)
  const inTheBox = page.getByRole('heading', { name: product.inTheBox }).locator('..')
  await expect(inTheBox).toContainText(`2 × ${a.name.th}`)
  await expectAccessible(page)
  expect(await sidewaysScroll(page)).toBe(0)
  await addToCart(page, `/th/product/${box.slug}`, th)
  await open(page, '/th/cart')
  await expect(page.getByRole('main').getByRole('list', { name: cart.title })).toContainText(parts)
  const email = newEmail()
  await open(page, `/th${await placeByApi(request, email, 'bank_transfer', box.slug)}`)
  await expect(page.getByRole('main')).toContainText(parts)

  type Orders = { items: { id: string; totalCents: number }[] }
  const { items } = await getAsStaff<Orders>(staffPage, `/api/staff/orders?search=${email}`)
  const { id = '', totalCents: amountCents = 0 } = items[0] ?? {}
  await postAsStaff(staffPage, `/api/staff/orders/${id}/transfers`, { reference: newTag(), amountCents })
  await postAsStaff(staffPage, `/api/staff/orders/${id}/steps`, { to: 'processing' })
  await open(staffPage, `/th/admin/orders/print?id=${id}`)
  await expect(staffPage.getByRole('rowheader')).toContainText(`1 × ${box.name.en}`)
  await expect(staffPage.getByRole('main')).toContainText(a.sku)

  await open(staffPage, `/th/admin/orders/${id}`)
  const refunds = staffPage.getByRole('region', { name: staff.refunds.title })
  await refunds.getByRole('heading', { name: staff.refunds.title }).click()
  await refunds.getByText(staff.refunds.someTitle).click()
  const form = refunds.locator('form', { has: staffPage.getByRole('button', { name: staff.refunds.some }) })
  const broken = form.getByRole('group', { name: `${b.name.th} (${box.name.th})` })
  await broken.getByRole('spinbutton').fill('1')
  await form.getByLabel(staff.refunds.reason).fill('กระปุกแตก')
  await form.getByRole('button', { name: staff.refunds.some }).click()
  await typeOwnPassword(form, th)
  await expect(form.getByText(staff.refunds.question('R33.00'))).toBeVisible()
  await expectAccessible(staffPage)
  await form.getByRole('button', { name: staff.refunds.some }).click()
  await expect(refunds.getByRole('listitem').filter({ hasText: 'กระปุกแตก' })).toContainText('R33.00')
})
