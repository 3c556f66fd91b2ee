import { dayIn, newCategory, newProduct, newTag, paidOrder, takeStep } from '../office.ts'
import { mailsSaying } from '../customer.ts'
import { en, expect, getProduct, mailsTo, open } from '../shopper.ts'
import { test } from '../staff.ts'

const { inventory, order, products, recalls, stocktakes, printing } = en.staff

test('on a phone, a shelf is counted by its sheet, and the difference is booked once @phone @first', async ({
  staffPage: page,
}) => {
  const category = await newCategory(page)
  const short = await newProduct(page, { categoryId: category.id, initialStock: 5 })
  const right = await newProduct(page, { categoryId: category.id, initialStock: 3 })
  const main = page.getByRole('main')
  await open(page, '/admin/inventory')
  await main.getByRole('link', { name: inventory.stocktakesLink }).click()
  await main.getByLabel(stocktakes.what).selectOption({ label: category.name })
  await main.getByRole('button', { name: stocktakes.startNow }).click()
  await expect(page.getByRole('heading', { level: 1, name: stocktakes.one(category.name) })).toBeVisible()

  await main.getByRole('link', { name: stocktakes.print }).click()
  const sheet = main.getByRole('article', { name: stocktakes.sheetTitle })
  for (const { sku, name } of [short, right]) {
    const row = sheet.getByRole('row').filter({ hasText: sku })
    await expect(row).toContainText(name.en)
    await expect(row).toContainText(name.th)
  }
  await page.goBack()

  const count = async (name: string, counted: string) => {
    const line = main.getByRole('listitem').filter({ hasText: name })
    await line.getByRole('textbox').fill(counted)
    await line.getByRole('button', { name: stocktakes.save }).click()
    return line
  }
  const line = await count(short.name.en, '4')
  await expect(line.getByText(stocktakes.lacking(1))).toBeVisible()
  await expect((await count(right.name.en, '3')).getByText(stocktakes.fits)).toBeVisible()
  await main.getByLabel(stocktakes.notes).fill('One broke.')
  await main.getByRole('button', { name: stocktakes.bookNow }).click()
  await expect(main.getByText('One broke.')).toBeVisible()
  await expect(main.getByRole('button', { name: stocktakes.bookNow })).toHaveCount(0)
  await expect(line.getByText(stocktakes.booked('−1'))).toBeVisible()

  await open(page, `/admin/inventory/${short.id}`)
  const movements = main.getByRole('region', { name: inventory.movements }).getByRole('row')
  await expect(movements.filter({ hasText: inventory.references.stocktake })).toContainText('−1')
  await open(page, `/admin/inventory/${right.id}`)
  await expect(main.getByText(inventory.references.initial)).toBeVisible()
  await expect(movements.filter({ hasText: inventory.references.stocktake })).toHaveCount(0)
})

test('a batch is received, packed, and recalled: it leaves the shop, its buyer is mailed, and no more of it is shipped @first', async ({
  staffPage: page,
  request,
}) => {
  const product = await newProduct(page)
  const code = `LOT-${newTag()}`.toUpperCase()
  const main = page.getByRole('main')
  await open(page, `/admin/inventory/${product.id}`)
  const form = main.getByRole('region', { name: inventory.receiveTitle })
  await form.getByLabel(inventory.quantity).fill('5')
  await form.getByLabel(inventory.batch).fill(code)
  await form.getByLabel(inventory.bestBefore).fill(dayIn(200))
  await form.getByRole('button', { name: inventory.receive }).click()
  const batches = main.getByRole('region', { name: inventory.batches })
  await expect(batches.getByRole('row').filter({ hasText: code })).toContainText('5 / 5')

  const [gone, here] = [
    await paidOrder(page, request, product.slug),
    await paidOrder(page, request, product.slug),
  ]
  for (const { id } of [gone, here]) await takeStep(page, id, 'processing')
  await takeStep(page, gone.id, 'shipped')
  await open(page, `/admin/orders/print?kind=slip&id=${here.id}`)
  const slip = main.getByRole('article', { name: `${printing.titles.slip} ${here.number}` })
  await expect(slip.getByText(code)).toBeVisible()

  await open(page, `/admin/inventory/${product.id}`)
  await batches.getByRole('link', { name: code }).click()
  await expect(page.getByRole('heading', { level: 1, name: recalls.title(code) })).toBeVisible()
  const orders = main.getByRole('region', { name: recalls.gotIt })
  for (const { number } of [gone, here])
    await expect(orders.getByRole('link', { name: number })).toBeVisible()
  await main.getByLabel(`${recalls.reason} (${products.languages.en})`).fill(`The lids of ${code} are loose.`)
  await main.getByLabel(`${recalls.reason} (${products.languages.th})`).fill(`ฝาของ ${code} ปิดไม่สนิท`)
  await main.getByRole('button', { name: recalls.preview }).click()
  const english = main.getByRole('region', { name: recalls.languages.en })
  await expect(english.getByText(`The lids of ${code} are loose.`)).toBeVisible()
  await main.getByRole('button', { name: recalls.recallNow }).click()
  await expect(main.getByText(inventory.recalled, { exact: true })).toBeVisible()
  await expect(main.getByText(recalls.repack(1))).toBeVisible()

  await mailsSaying(request, gone.email, new RegExp(`The lids of ${code} are loose`))
  expect(JSON.stringify(await mailsTo(request, here.email))).not.toContain(code)
  expect((await getProduct(request, product.slug)).stock.state).toBe('out_of_stock')
  await open(page, `/admin/orders/${here.id}`)
  await main.getByRole('button', { name: order.pickupSteps.shipped }).click()
  await expect(main.getByText(order.recalledBatch)).toBeVisible()
  const packed = main.getByRole('region', { name: inventory.packed.title })
  await expect(packed.getByText(inventory.packed.noOthers)).toBeVisible()
})
