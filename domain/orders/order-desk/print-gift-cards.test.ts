import { beforeAll, expect, test } from 'vitest'
import { mustPlaceRow, newContact, orderOf } from '#tests/data/orders.ts'
import { useStaff } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { STRANGERS } from '#tests/data/strangers.ts'
import { readPdf } from '#tests/helpers/read-pdf.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { printGiftCards } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { moderator } = useStaff(ctx)
let product: TestProduct
beforeAll(async () => {
  product = await addProduct(ctx(), { initialStock: 50 })
})
const place = (card: string | undefined) =>
  mustPlaceRow(
    ctx(),
    orderOf([{ product, quantity: 1 }], {
      contact: newContact(),
      ...(card && { gift: { isWrapped: false, card } }),
    }),
  )

test('prints a page for each card, in the order that was asked for, with its words as they were typed', async () => {
  const [first, none, second] = [
    await place('Happy birthday <b>Nok</b>'),
    await place(undefined),
    await place('สุขสันต์วันเกิด'),
  ]
  const pdf = await printGiftCards(moderator(), { orderIds: [second.id, none.id, first.id] })
  const { pages } = await readPdf(pdf)
  const words = pages.map(({ placed }) => placed.map(({ text }) => text).join(''))
  expect(words).toHaveLength(2)
  expect(words[0]).toContain(second.number)
  expect(words[1]).toContain('Happy birthday <b>Nok</b>')
  await expect(printGiftCards(moderator(), { orderIds: [none.id] })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('refuses a stranger', async () => {
  const { id } = await place('Hello')
  for (const actor of STRANGERS) {
    const stranger = { ...ctx(), actor }
    await expect(printGiftCards(stranger, { orderIds: [id] })).rejects.toMatchObject({ code: 'forbidden' })
  }
})
