import { addresses } from '#shared/messages/en/orders/addresses.ts'
import { cancelOrder as cancelEn } from '#shared/messages/en/orders/cancel-order.ts'
import { changeOrder } from '#shared/messages/en/orders/change-order.ts'
import { returns as returnsTh } from '#shared/messages/th/orders/returns.ts'
import { expectAccessible, sidewaysScroll } from '../expect-accessible.ts'
import { newProduct, paidOrder, photo, takeStep } from '../office.ts'
import { en, expect, mailsTo, open, th } from '../shopper.ts'
import { test, typeOwnPassword } from '../staff.ts'

/* Buyers who want something else than what they ordered, or than what they got. */

test('a buyer cancels a paid order in two presses, by keyboard alone, and staff see what has to go back @first', async ({
  page,
  staffPage,
  request,
}) => {
  const jar = await newProduct(staffPage, { initialStock: 2 })
  const order = await paidOrder(staffPage, request, jar.slug)
  await open(page, order.path)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: en.order.cancelIt }).press('Enter')
  await expect(main.getByRole('heading', { level: 1, name: cancelEn.title })).toBeVisible()
  await expect(main.getByText(cancelEn.paid('R99.00'))).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: cancelEn.submit }).press('Enter')
  await expect(main.getByText(en.order.statuses.cancelled, { exact: true }).first()).toBeVisible()
  await expect(main.getByRole('link', { name: en.order.cancelIt })).toHaveCount(0)
  await expect(async () => {
    const subjects = (await mailsTo(request, order.email)).map(({ subject }) => subject)
    expect(subjects).toContain(`Your order ${order.number} has been cancelled`)
  }).toPass()
  await open(staffPage, `/admin/orders/${order.id}`)
  await expect(staffPage.getByText(en.staff.refunds.standings.pending)).toBeVisible()
})

test('a buyer has it sent instead of collecting it, adds a jar, and is told first what that costs', async ({
  page,
  staffPage,
  request,
}) => {
  const [jar, more] = [
    await newProduct(staffPage, { initialStock: 2 }),
    await newProduct(staffPage, { initialStock: 2 }),
  ]
  const order = await paidOrder(staffPage, request, jar.slug)
  await open(page, order.path)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: en.order.changeIt }).click()
  await expect(main.getByRole('heading', { level: 1, name: changeOrder.title })).toBeVisible()
  await expectAccessible(page)
  await expect(main.getByLabel(addresses.street)).toBeHidden()
  await main
    .getByLabel(changeOrder.add, { exact: true })
    .selectOption(changeOrder.jar(more.name.en, 'R99.00'))
  await main.getByRole('radio', { name: changeOrder.methods.courier }).check()
  await main.getByLabel(addresses.street).fill('7 Loop Street')
  await main.getByLabel(addresses.city).fill('Cape Town')
  await main.getByLabel(addresses.postalCode).fill('8001')
  await main.getByLabel(addresses.province).selectOption('WC')
  await main.getByRole('button', { name: changeOrder.submit }).click()
  // R99.00 for the jar, R75.00 for the courier.
  await expect(main.getByText(changeOrder.owed('R174.00'))).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: changeOrder.confirm }).click()
  await expect(main.getByText('7 Loop Street')).toBeVisible()
  await expect(main.getByText(more.name.en).first()).toBeVisible()
})

test('in Thai, on a phone: a broken jar, from the order’s page to the money on its way back @phone', async ({
  page,
  staffPage,
  request,
}) => {
  const jar = await newProduct(staffPage, { initialStock: 2 })
  const order = await paidOrder(staffPage, request, jar.slug)
  for (const step of ['processing', 'shipped', 'delivered']) await takeStep(staffPage, order.id, step)
  await open(page, order.path.replace('/order', '/th/order'))
  const main = page.getByRole('main')
  await main.getByRole('link', { name: th.order.returnSome }).click()
  await expect(main.getByRole('heading', { level: 1, name: returnsTh.title })).toBeVisible()
  await expectAccessible(page)
  expect(await sidewaysScroll(page)).toBe(0)
  // The only jar is filled in; the reason is not.
  await expect(main.getByLabel(jar.name.th)).toHaveValue('1')
  await main.getByRole('button', { name: returnsTh.submit }).click()
  await expect(main.getByText(returnsTh.fieldErrors.required).first()).toBeVisible()
  await main.getByRole('radio', { name: returnsTh.reasons.broken }).check()
  await main.getByRole('radio', { name: returnsTh.wishes.refund }).check()
  await main.getByLabel(returnsTh.words).fill('ฝาแตกสองชิ้น')
  await main.getByLabel(returnsTh.pictures).setInputFiles(await photo('ฝาแตก.jpg'))
  await main.getByRole('button', { name: returnsTh.submit }).click()
  await expect(main.getByText(returnsTh.states.waiting)).toBeVisible()
  await expect(main.getByText(returnsTh.nothingLeft)).toBeVisible()
  await expectAccessible(page)

  // The office: from the list of what waits, one press on the order and one on the sum.
  const { staff } = th
  await open(staffPage, '/th/admin/orders?status=returns')
  const office = staffPage.getByRole('main')
  await office.getByRole('link', { name: order.number }).click()
  const asked = office.getByRole('region', { name: staff.returns.title })
  await expect(asked.getByText('ฝาแตกสองชิ้น')).toBeVisible()
  await expect(asked.getByRole('img', { name: staff.returns.picture(1) })).toBeVisible()
  await expectAccessible(staffPage)
  const refund = asked.getByRole('button', { name: staff.returns.refund('R99.00') })
  await refund.click()
  await typeOwnPassword(asked, th)
  await expect(asked.getByText(staff.returns.states.refunded).first()).toBeVisible()

  await open(page, `${order.path.replace('/order', '/th/order')}/return`)
  await expect(main.getByText(returnsTh.states.refunded)).toBeVisible()
  await expect(async () => {
    const mails = await mailsTo(request, order.email)
    expect(mails.some(({ subject }) => subject === `Your return for order ${order.number}`)).toBe(true)
  }).toPass()
})
