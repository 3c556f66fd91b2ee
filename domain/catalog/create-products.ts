import { productImages, products } from '#database/schema/index.ts'
import type { LocalizedText } from '#shared/locale.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { recordInitialStock } from '../inventory/index.ts'
import { derivedTexts } from './derived-texts.ts'
import { policy } from './policy.ts'

const NO_TEXT: LocalizedText = { en: '', th: '' }
/** Those pictures are squares. */
const OWN_PICTURE_WIDTH = 1280

type Derived =
  'shortDescription' | 'searchName' | 'searchText' | 'searchWords' | 'searchVector' | 'stockQuantity'
export type CreateProductInput = Omit<typeof products.$inferInsert, Derived> & {
  initialStock: number
  /** Pictures that are part of the shop, without size and ending; uploaded ones come later. */
  images?: string[]
  /** What the pictures show; without it the product's name. */
  imageAlt?: LocalizedText
}

/**
 * Adds products with their initial stock. Their short texts and search texts are derived here.
 * @returns their ids, in the same order
 * @throws DomainError forbidden
 */
export async function createProducts(ctx: Ctx, input: { products: CreateProductInput[] }): Promise<string[]> {
  policy.createProducts(ctx)
  const added = input.products
  if (added.length === 0) return []
  return inTransaction(asShop(ctx), async (ctx) => {
    const rows = await ctx.db
      .insert(products)
      .values(
        added.map(({ initialStock, images: _images, imageAlt: _imageAlt, ...product }) => ({
          ...product,
          ...derivedTexts(product),
          stockQuantity: initialStock,
        })),
      )
      .returning({ id: products.id })
    const ids = rows.map((row) => row.id)
    const lines = ids.map((productId, i) => ({ productId, quantity: added[i]?.initialStock ?? 0 }))
    await recordInitialStock(ctx, { lines })
    await addOwnPictures(ctx, ids, added)
    return ids
  })
}

async function addOwnPictures(ctx: Ctx, ids: string[], added: CreateProductInput[]): Promise<void> {
  const rows = added.flatMap(({ images = [], imageAlt = NO_TEXT }, i) =>
    images.map((name, position) => ({
      productId: ids[i] ?? '',
      position,
      name,
      alt: imageAlt,
      width: OWN_PICTURE_WIDTH,
      height: OWN_PICTURE_WIDTH,
    })),
  )
  if (rows.length > 0) await ctx.db.insert(productImages).values(rows)
}
