import { checkoutGift as giftEn } from '#shared/messages/en/orders/checkout-gift.ts'
import { checkoutGift } from '#shared/messages/th/orders/checkout-gift.ts'
import { printing as printingEn } from '#shared/messages/en/orders/admin/orders.ts'
import { getAsStaff, newProduct, newTag, payTransfer, receiveBatch, sendForm, takeStep } from '../office.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { seePdf } from '../see-pdf.ts'
import {
  addToCart,
  en,
  expect,
  fillCheckout,
  getProduct,
  newEmail,
  open,
  orderNumberOn,
  phoneOf,
  th,
} from '../shopper.ts'
import { test, typeOwnPassword } from '../staff.ts'

test('a gift bought in Thai goes to its receiver, wrapped and with a card, and its slip says no price @phone @first', async ({
  page,
  staffPage,
}) => {
  const { id } = await getProduct(page.request, 'red-curry-paste')
  await sendForm(page, '/cart', { form: { intent: 'add', productId: id, quantity: '1' } })
  await open(page, '/th/checkout')
  await fillCheckout(page, newEmail(), th)
  await page.getByText(checkoutGift.title, { exact: true }).click()
  await page.getByLabel(checkoutGift.wrap('R35.00')).check()
  await page.getByLabel(checkoutGift.toReceiver).check()
  await page.getByLabel(checkoutGift.card).fill('สุขสันต์วันเกิดนะคุณยาย 🎂')
  await page.getByRole('button', { name: th.checkout.review.action }).click()
  await expect(page.getByLabel(checkoutGift.name)).toHaveAccessibleDescription(
    th.checkout.fieldErrors.required,
  )
  await expectAccessible(page)
  await page.getByLabel(checkoutGift.name).fill('มะลิ ใจดี')
  await page.getByLabel(checkoutGift.phone).fill('083 555 0100')
  await page.getByRole('button', { name: th.checkout.review.action }).click()
  await expect(page.getByText('สุขสันต์วันเกิดนะคุณยาย 🎂').last()).toBeVisible()
  await expect(page.getByRole('region', { name: th.checkout.review.title })).toContainText('R35.00')
  await page.locator('button[value=place]').click()
  await expect(page.getByRole('heading', { level: 1, name: th.order.thanks('Nok') })).toBeVisible()
  await expect(page.getByText('มะลิ ใจดี').first()).toBeVisible()
  const number = await orderNumberOn(page)

  await open(staffPage, `/admin/orders?search=${number}`)
  await expect(staffPage.getByText(printingEn.gift, { exact: true })).toBeVisible()
  await staffPage.getByRole('link', { name: number, exact: true }).click()
  const card = staffPage.getByRole('link', { name: printingEn.cards(1) })
  const pdf = await staffPage.request.get((await card.getAttribute('href')) ?? '')
  const { lines, ink } = await seePdf(staffPage, await pdf.body())
  expect(lines.join('')).toContain('สุขสันต์วันเกิดนะคุณยาย')
  expect(ink).toBeGreaterThan(500)
  await staffPage.getByRole('link', { name: en.staff.order.slip }).click()
  const slip = staffPage.getByRole('article', { name: number })
  await expect(slip.getByText('มะลิ ใจดี')).toBeVisible()
  await expect(slip.getByText(printingEn.giftWithCard)).toBeVisible()
  await expect(slip).not.toContainText(/R\s?\d|Nok/)
})

test('a box bought as a gift: found by its receiver, who is put right, packed by its parts, and one part refunded', async ({
  page,
  staffPage,
}) => {
  const { staff } = en
  const receiverPhone = phoneOf(newEmail())
  const [a, b, box] = [await newProduct(staffPage), await newProduct(staffPage), await newProduct(staffPage)]
  const [batchA, batchB] = [await receiveBatch(staffPage, a.id, 4), await receiveBatch(staffPage, b.id, 4)]
  await open(staffPage, `/admin/products/${box.id}/parts`)
  for (const [line, { sku }, quantity] of [
    [1, a, '2'],
    [2, b, '1'],
  ] as const) {
    const part = staffPage.getByRole('group', { name: staff.sets.line(line), exact: true })
    await part.getByLabel(staff.sets.sku).fill(sku)
    await part.getByLabel(staff.sets.quantity).fill(quantity)
  }
  await staffPage.getByRole('button', { name: staff.sets.make }).click()
  await expect(staffPage.getByRole('button', { name: staff.sets.save })).toBeVisible()

  await addToCart(page, `/product/${box.slug}`, en)
  await open(page, '/checkout')
  const email = newEmail()
  await fillCheckout(page, email, en)
  await page.getByText(giftEn.title, { exact: true }).click()
  await page.getByLabel(giftEn.wrap('R35.00')).check()
  await page.getByLabel(giftEn.card).fill('For you')
  await page.getByLabel(giftEn.toReceiver).check()
  await page.getByLabel(giftEn.name).fill('Malle Suksai')
  await page.getByLabel(giftEn.phone).fill(receiverPhone)
  await page.getByRole('button', { name: en.checkout.review.action }).click()
  await page.locator('button[value=place]').click()
  await expect(page.getByRole('heading', { level: 1, name: en.order.thanks('Nok') })).toBeVisible()

  await open(staffPage, `/admin/search?q=${encodeURIComponent(receiverPhone)}`)
  const number = await orderNumberOn(page)
  await expect(staffPage.getByRole('main')).toContainText(number)
  await open(staffPage, `/admin/search?q=${encodeURIComponent(box.name.en)}`)
  await staffPage.getByRole('main').getByRole('link', { name: number }).click()
  await staffPage.getByRole('link', { name: staff.orderChange.link }).click()
  await staffPage.getByLabel(staff.orderChange.receiver).fill('Malee Suksai')
  await staffPage.getByLabel(staff.orderChange.card).fill('For you, with love')
  await staffPage.getByLabel(staff.orderChange.reason).fill('A mistyped name')
  await staffPage.getByRole('button', { name: staff.orderChange.preview }).click()
  await expect(staffPage.getByRole('row', { name: staff.orderChange.receiver })).toContainText('Malee')
  await expectAccessible(staffPage)
  await staffPage.getByRole('button', { name: staff.orderChange.confirm }).click()
  await expect(staffPage.getByText(staff.orderChange.evenly)).toBeHidden()

  const { id } = await payTransfer(staffPage, email)
  await takeStep(staffPage, id, 'processing')
  await open(staffPage, `/admin/orders/print?id=${id}`)
  const slip = staffPage.getByRole('article', { name: number })
  await expect(slip.getByRole('rowheader')).toContainText(`1 × ${box.name.en}`)
  await expect(slip.getByRole('row', { name: a.sku })).toContainText(batchA.code)
  await expect(slip.getByRole('row', { name: b.sku })).toContainText(batchB.code)
  await expect(slip.getByText('Malee Suksai')).toBeVisible()
  await expect(slip).not.toContainText(/R\s?\d|Nok/)

  await open(staffPage, `/admin/orders/${id}`)
  const refunds = staffPage.getByRole('region', { name: staff.refunds.title })
  await refunds.getByRole('heading', { name: staff.refunds.title }).click()
  await refunds.getByText(staff.refunds.someTitle).click()
  const form = refunds.locator('form', { has: staffPage.getByRole('button', { name: staff.refunds.some }) })
  const part = form.getByRole('group', { name: `${a.name.en} (${box.name.en})` })
  await part.getByRole('spinbutton').fill('1')
  await part.getByLabel(staff.refunds.restock).check()
  await form.getByLabel(staff.refunds.reason).fill('One jar was too hot')
  await form.getByRole('button', { name: staff.refunds.some }).click()
  await typeOwnPassword(form, en)
  // A third of the box.
  await expect(form.getByText(staff.refunds.question('R33.00'))).toBeVisible()
  await form.getByRole('button', { name: staff.refunds.some }).click()
  await expect(refunds.getByRole('listitem').filter({ hasText: 'too hot' })).toContainText(
    staff.refunds.toShelf,
  )
  await refunds.getByLabel(staff.refunds.reference).fill(newTag())
  await refunds.getByRole('button', { name: staff.refunds.settle }).click()
  await expect(refunds.getByText(staff.refunds.standings.settled, { exact: true })).toBeVisible()
  const stockOf = ({ id }: { id: string }) =>
    getAsStaff<{ stock: number }>(staffPage, `/api/staff/inventory/${id}`)
  expect([await stockOf(a), await stockOf(b)]).toMatchObject([{ stock: 3 }, { stock: 3 }])
  const note = staffPage.getByRole('listitem').filter({ hasText: en.order.documents.credit_note })
  const pdf = await staffPage.request.get((await note.getByRole('link').getAttribute('href')) ?? '')
  const { lines } = await seePdf(staffPage, await pdf.body())
  expect(lines.join(' ')).toContain(a.name.en)
  expect(lines.join(' ')).toContain('33.00')
})
