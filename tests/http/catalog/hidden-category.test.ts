import { beforeAll, expect, test } from 'vitest'
import { quoteCart } from '#domain/orders/cart/index.ts'
import { listFeaturedProducts } from '#domain/catalog/catalog/index.ts'
import { type Ctx, asShop, inTransaction } from '#domain/kernel/context.ts'
import { deductStock } from '#domain/catalog/inventory/index.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { orderOf, tryToPlace } from '#tests/data/orders.ts'
import {
  addCategory,
  addProduct,
  setCategoryActive,
  stockOf,
  type TestProduct,
} from '#tests/data/products.ts'
import { allHeard } from '#tests/helpers/all-heard.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* A hidden category hides its products everywhere: what each place says of one before, while and after it is hidden. */

const shop = useTestDatabase()
const NAME = 'Zanzibar relish'
let app: TestApp
let ctx: Ctx
let category: { id: string; slug: string }
let product: TestProduct
beforeAll(async () => {
  app = await testApp(shop())
  ctx = testCtx(shop())
  category = await addCategory(ctx)
  product = await addProduct(ctx, {
    categoryId: category.id,
    name: { en: NAME, th: 'เรลิชแซนซิบาร์' },
    isFeatured: true,
    sortOrder: -1,
  })
})

const status = async (path: string) => (await app.fetch(path)).status
const says = async (path: string) => (await pageOf(await app.fetch(path))).says(NAME)
const found = async (path: string) => {
  const { items } = (await (await app.fetch(path)).json()) as { items: { id: string }[] }
  return items.some(({ id }) => id === product.id)
}

async function places() {
  await allHeard(shop())
  const line = { productId: product.id, quantity: 1 }
  const cart = await quoteCart(ctx, { lines: [line], language: 'en' })
  return {
    page: await status(`/product/${product.slug}`),
    pageById: await status(`/product/${product.id}`),
    api: await status(`/api/products/${product.id}`),
    list: await says('/shop'),
    home: await says('/'),
    category: await status(`/shop?category=${category.slug}`),
    footer: (await pageOf(await app.fetch('/'))).all(`footer a[href$="${category.slug}"]`).length,
    filter: (await pageOf(await app.fetch('/shop'))).all(`main nav a[href$="${category.slug}"]`).length,
    search: await says('/shop?search=zanzibar'),
    apiList: await found('/api/products'),
    apiSearch: await found('/api/products?search=zanzibar'),
    featured: (await listFeaturedProducts(ctx, { language: 'en' })).some(({ id }) => id === product.id),
    cart: cart.lines.length,
    gone: cart.goneProductIds.length,
  }
}

const SHOWN = {
  page: 200,
  pageById: 200,
  api: 200,
  list: true,
  home: true,
  category: 200,
  footer: 1,
  filter: 1,
  search: true,
  apiList: true,
  apiSearch: true,
  featured: true,
  cart: 1,
  gone: 0,
}
const HIDDEN: typeof SHOWN = {
  page: 404,
  pageById: 404,
  api: 404,
  list: false,
  home: false,
  category: 404,
  footer: 0,
  filter: 0,
  search: false,
  apiList: false,
  apiSearch: false,
  featured: false,
  cart: 0,
  gone: 1,
}

test('a hidden category hides its products everywhere, until it is shown again', async () => {
  expect(await places()).toEqual(SHOWN)
  await setCategoryActive(ctx, category.id, false)
  expect(await places()).toEqual(HIDDEN)
  expect(await tryToPlace(ctx, orderOf([{ product, quantity: 1 }]))).toEqual({
    ok: false,
    reason: 'product_gone',
    productIds: [product.id],
  })
  const lines = [{ productId: product.id, quantity: 1 }]
  const sold = await inTransaction(asShop(ctx), (ctx) => deductStock(ctx, { lines, orderId: product.id }))
  expect(sold).toEqual({ ok: false, reason: 'out_of_stock', lines: [{ productId: product.id, left: 0 }] })
  expect((await stockOf(ctx, product.id)).stock).toBe(10)
  await setCategoryActive(ctx, category.id, true)
  expect(await places()).toEqual(SHOWN)
})
