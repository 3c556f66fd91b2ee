import { expectAccessible } from '../expect-accessible.ts'
import { newProduct } from '../office.ts'
import { expect, open, th } from '../shopper.ts'
import { test } from '../staff.ts'

test('in Thai: two prices and a count in one form, a slip asked about, nothing lost @phone', async ({
  staffPage: page,
}) => {
  const { products } = th.staff
  const { rows } = products
  const [one, two] = [
    await newProduct(page, { initialStock: 10 }),
    await newProduct(page, { initialStock: 5 }),
  ]
  await open(page, '/th/admin/products?sort=newest')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: rows.open }).click()
  await expect(main.getByRole('heading', { level: 1, name: rows.title })).toBeVisible()
  await expectAccessible(page)

  const price = (product: typeof one) => main.getByLabel(rows.priceOf(product.name.th))
  const stock = (product: typeof one) => main.getByLabel(rows.stockOf(product.name.th))
  await price(one).fill('9.90')
  await price(two).fill('105')
  await stock(two).fill('8')
  await main.getByRole('button', { name: rows.save }).click()
  await expect(main.getByRole('alert')).toBeFocused()
  await expect(main.getByRole('alert')).toContainText(rows.verdict(1))
  await expect(main.getByText(rows.priceJump(one.name.th, 'R99.00', 'R9.90'))).toBeVisible()
  await expect(price(one)).toHaveValue('9.90')
  await expect(stock(two)).toHaveValue('8')
  await expectAccessible(page)

  await price(one).fill('99.90')
  await main.getByRole('button', { name: rows.save }).click()
  await expect(page.getByText(th.notices['rows-saved'].title)).toBeVisible()
  await expect(price(one)).toHaveValue('99.90')
  await expect(price(two)).toHaveValue('105.00')
})
