import { expectAccessible, sidewaysScroll } from '../expect-accessible.ts'
import { newProduct, paidOrder } from '../office.ts'
import { en, expect, open } from '../shopper.ts'
import { test } from '../staff.ts'

const { staff } = en
const texts = staff.orderChange

test('staff add a jar to a paid order: what it costs is shown first, and is then to be paid', async ({
  page,
  request,
  staffPage,
}) => {
  const product = await newProduct(staffPage, { initialStock: 5 })
  const { id, path } = await paidOrder(staffPage, request, product.slug)
  await open(staffPage, `/admin/orders/${id}`)
  const main = staffPage.getByRole('main')
  await main.getByRole('link', { name: texts.link }).click()
  await main.getByLabel(`${product.name.en} (${product.sku})`, { exact: true }).fill('2')
  await main.getByLabel(texts.reason).fill('One more, on the phone')
  await main.getByRole('button', { name: texts.preview }).click()
  await expect(main.getByRole('heading', { name: texts.previewTitle })).toBeVisible()
  await expect(main.getByText(texts.toPay('R99.00'))).toBeVisible()
  await expectAccessible(staffPage)
  expect(await sidewaysScroll(staffPage)).toBe(0)
  await main.getByRole('button', { name: texts.confirm }).click()
  await expect(main.getByText(en.order.partlyPaid).first()).toBeVisible()
  await main.getByRole('heading', { name: texts.history }).click()
  await expect(main.getByText('One more, on the phone')).toBeVisible()

  await open(page, path)
  await expect(page.getByRole('heading', { name: en.order.pay.restTitle })).toBeVisible()
  await expect(page.getByText('R99.00').first()).toBeVisible()
  await expectAccessible(page)
})
