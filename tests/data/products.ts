import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import {
  categories,
  formerSlugs,
  inventoryMovements,
  offers,
  priceHistory,
  productImportRows,
  productImports,
  products,
} from '#database/schema/index.ts'
import { type CreateProductInput, createProducts } from '#domain/catalog/catalog/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'

export type TestProduct = { id: string; slug: string; priceCents: number }

/** Adds a product that only the calling test knows. */
export async function addProduct(
  ctx: Ctx,
  overrides: Partial<CreateProductInput> = {},
): Promise<TestProduct> {
  const [product] = await addProducts(ctx, [overrides])
  if (!product) throw new Error('no product was made')
  return product
}

/** Adds a product for each of the `overrides`. */
export async function addProducts(
  ctx: Ctx,
  overrides: Partial<CreateProductInput>[],
): Promise<TestProduct[]> {
  const [category] = await ctx.db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.slug, 'curry-pastes'))
  const inputs = overrides.map((override) => toInput(override, category?.id ?? ''))
  const ids = await createProducts(asShop(ctx), { products: inputs })
  return inputs.map(({ slug, priceCents }, i) => ({ id: ids[i] ?? '', slug, priceCents }))
}

function toInput(overrides: Partial<CreateProductInput>, categoryId: string): CreateProductInput {
  const tag = randomBytes(5).toString('hex')
  return {
    slug: `test-${tag}`,
    sku: `T-${tag}`,
    categoryId,
    name: { en: `Test paste ${tag}`, th: `พริกแกงทดสอบ ${tag}` },
    label: { en: 'Test', th: 'ทดสอบ' },
    description: { en: 'A paste for tests.', th: 'พริกแกงสำหรับทดสอบ' },
    usage: { en: 'Fry.', th: 'ผัด' },
    storage: { en: 'Cool.', th: 'เก็บในที่เย็น' },
    imageAlt: { en: 'A jar', th: 'กระปุก' },
    tint: 'red',
    priceCents: 9900,
    netWeightValue: 200,
    netWeightUnit: 'g',
    spiceLevel: 3,
    allergens: [],
    initialStock: 10,
    ...overrides,
  }
}

/** Changes a product directly in the database, bypassing the domain's rules. */
export async function changeProduct(
  ctx: Ctx,
  id: string,
  change: Partial<
    Pick<
      typeof products.$inferInsert,
      'priceCents' | 'isActive' | 'ingredients' | 'allergens' | 'spiceLevel' | 'notFood'
    >
  >,
): Promise<void> {
  await inTransaction(asShop(ctx), (ctx) => ctx.db.update(products).set(change).where(eq(products.id, id)))
}

/** Adds a category of its own, to be hidden without hiding other tests' products. */
export async function addCategory(ctx: Ctx): Promise<{ id: string; slug: string }> {
  const slug = `test-${randomBytes(5).toString('hex')}`
  const name = { en: slug, th: slug }
  return inTransaction(asShop(ctx), async (ctx) => {
    const [row] = await ctx.db
      .insert(categories)
      .values({ slug, name, description: name, sortOrder: 100 })
      .returning({ id: categories.id })
    return { id: row?.id ?? '', slug }
  })
}

/** Hides or shows a category directly in the database. */
export async function setCategoryActive(ctx: Ctx, id: string, isActive: boolean): Promise<void> {
  await inTransaction(asShop(ctx), (ctx) =>
    ctx.db.update(categories).set({ isActive }).where(eq(categories.id, id)),
  )
}

/** The product's stock according to its row, and according to its ledger. */
export async function stockOf(
  ctx: Ctx,
  id: string,
): Promise<{ stock: number; ledger: number; movements: number }> {
  return inTransaction(asShop(ctx), async (ctx) => {
    const [product] = await ctx.db
      .select({ stock: products.stockQuantity })
      .from(products)
      .where(eq(products.id, id))
    const [movements] = await ctx.db
      .select({
        sum: sql<number>`coalesce(sum(${inventoryMovements.quantity}), 0)::int`,
        count: sql<number>`count(*)::int`,
      })
      .from(inventoryMovements)
      .where(eq(inventoryMovements.productId, id))
    return { stock: product?.stock ?? -1, ledger: movements?.sum ?? -1, movements: movements?.count ?? -1 }
  })
}

/** A product in a hidden category, a former address of `productId`, and a file of `staffId`'s with one row. */
export async function addCatalogueRows(ctx: ShopCtx, productId: string, staffId: string): Promise<void> {
  const category = await addCategory(ctx)
  await setCategoryActive(ctx, category.id, false)
  await addProduct(ctx, { categoryId: category.id, initialStock: 0 })
  await ctx.db.insert(formerSlugs).values({ slug: 'former', productId })
  const [startsAt, endsAt] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-02T00:00:00Z')]
  const offer = { name: { en: 'Over', th: 'จบแล้ว' }, kind: 'percent' as const, percent: 10 }
  await ctx.db.insert(offers).values({ ...offer, startsAt, endsAt })
  await ctx.db.insert(priceHistory).values({ productId, priceCents: 1, fromAt: startsAt, untilAt: endsAt })
  const [file] = await ctx.db
    .insert(productImports)
    .values({ createdBy: staffId, fileName: 'products.csv' })
    .returning({ id: productImports.id })
  const row = { row: 2, sku: 'X', verdict: 'new' as const, values: {} }
  await ctx.db.insert(productImportRows).values({ importId: file?.id ?? '', ...row })
}
