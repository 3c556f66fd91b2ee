import { expect, test } from 'vitest'
import { categories } from '#database/schema/index.ts'
import { seedProducts } from '#database/seed/catalog/index.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { listCategories } from './list-categories.ts'
import { listFeaturedProducts } from './list-featured-products.ts'

const shop = useTestDatabase()

test('lists the active categories in the shop’s order, in one language', async () => {
  const ctx = testCtx(shop())
  const name = { en: 'Closed', th: 'ปิด' }
  await inTransaction(asShop(ctx), (ctx) =>
    ctx.db
      .insert(categories)
      .values({ slug: 'closed', name, description: name, isActive: false, sortOrder: 0 }),
  )
  const thai = await listCategories(ctx, { language: 'th' })
  expect(thai.map((category) => category.slug)).toEqual(['curry-pastes', 'stir-fry-sauces', 'dipping-sauces'])
  expect(thai.map((category) => category.name)).toEqual(['พริกแกง', 'ซอสผัด', 'น้ำจิ้ม'])
})

test('lists the featured products in the shop’s order', async () => {
  const featured = await listFeaturedProducts(testCtx(shop()), { language: 'en' })
  const flagged = seedProducts.filter(({ isFeatured }) => isFeatured).map(({ slug }) => slug)
  expect(flagged.length).toBeGreaterThan(3)
  expect(featured.map(({ slug }) => slug)).toEqual(flagged)
})
