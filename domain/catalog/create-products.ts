import { products } from '#database/schema/index.ts'
import type { LocalizedText } from '#shared/locale.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { recordInitialStock } from '../inventory/index.ts'
import { shortDescriptionOf } from './internal.ts'
import { policy } from './policy.ts'
import { normalizeForSearch, wordsOf } from './search-text.ts'

type Derived =
  'shortDescription' | 'searchName' | 'searchText' | 'searchWords' | 'searchVector' | 'stockQuantity'
export type CreateProductInput = Omit<typeof products.$inferInsert, Derived> & { initialStock: number }

/**
 * Adds products with their initial stock. Their short texts and search texts are derived here.
 * @returns their ids, in the same order
 * @throws DomainError forbidden
 */
export async function createProducts(ctx: Ctx, input: { products: CreateProductInput[] }): Promise<string[]> {
  policy.createProducts(ctx)
  const added = input.products
  return inTransaction(asShop(ctx), async (ctx) => {
    const rows = await ctx.db
      .insert(products)
      .values(
        added.map(({ initialStock, ...product }) => ({
          ...product,
          ...derivedTexts(product),
          stockQuantity: initialStock,
        })),
      )
      .returning({ id: products.id })
    const ids = rows.map((row) => row.id)
    const lines = ids.map((productId, i) => ({ productId, quantity: added[i]?.initialStock ?? 0 }))
    await recordInitialStock(ctx, { lines })
    return ids
  })
}

function derivedTexts({ name, description }: { name: LocalizedText; description: LocalizedText }) {
  const searchName = normalizeForSearch(`${name.en} ${name.th}`)
  const searchText = `${searchName} ${normalizeForSearch(`${description.en} ${description.th}`)}`
  return {
    shortDescription: shortDescriptionOf(description),
    searchName,
    searchText,
    searchWords: wordsOf(searchText).join(' '),
  }
}
