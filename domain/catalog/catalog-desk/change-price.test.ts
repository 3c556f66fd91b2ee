import { expect, test } from 'vitest'
import { useStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { BELOW_ADMIN } from '#tests/data/strangers.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { changePrice, getStaffProduct, updateProductTexts } from './index.ts'
import { updateProductTextsInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { admin, moderator } = useStaff(ctx)

test('a text that a colleague has written meanwhile is no reason to refuse a price', async () => {
  const { id } = await addProduct(ctx())
  const product = await getStaffProduct(admin(), { id })
  const texts = updateProductTextsInput.strip().parse({ ...product, usage: { en: 'Stir.', th: 'คน' } })
  await updateProductTexts(moderator(), texts)
  const price = { id, seenCents: 9_900, priceCents: 9_500, isSure: false }
  expect(await changePrice(admin(), price)).toEqual({ ok: true })
  expect(await getStaffProduct(admin(), { id })).toMatchObject({
    priceCents: 9_500,
    usage: { en: 'Stir.', th: 'คน' },
  })
})

test('changePrice refuses a stranger and a moderator', async () => {
  const { id } = await addProduct(ctx())
  const price = { id, seenCents: 9_900, priceCents: 9_500, isSure: false }
  for (const { actor } of [...BELOW_ADMIN.map((actor) => ({ actor })), moderator()]) {
    await expect(changePrice({ ...ctx(), actor }, price)).rejects.toMatchObject({ code: 'forbidden' })
  }
})
