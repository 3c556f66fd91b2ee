import { products } from '#database/schema/index.ts'
import type { LocalizedText } from '#shared/locale.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { receiveStock } from '../inventory/index.ts'
import { shortDescriptionOf } from './internal.ts'
import { authorizeCatalogWrite } from './policy.ts'
import { normalizeForSearch, wordsOf } from './search-text.ts'

type Derived =
  'shortDescription' | 'searchName' | 'searchText' | 'searchWords' | 'searchVector' | 'stockQuantity'
export type CreateProductInput = Omit<typeof products.$inferInsert, Derived> & { initialStock: number }

/** Adds products with their first stock; returns their ids in order. Short and search texts are derived here. */
export async function createProducts(ctx: Ctx, inputs: CreateProductInput[]): Promise<string[]> {
  authorizeCatalogWrite(ctx.actor)
  return inTransaction(asShop(ctx), async (ctx) => {
    const rows = await ctx.db
      .insert(products)
      .values(inputs.map(({ initialStock: _, ...input }) => ({ ...input, ...derivedTexts(input) })))
      .returning({ id: products.id })
    const ids = rows.map((row) => row.id)
    await receiveStock(
      ctx,
      ids.map((productId, i) => ({ productId, quantity: inputs[i]?.initialStock ?? 0 })),
      { referenceType: 'initial' },
    )
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
