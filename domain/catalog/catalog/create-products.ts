import { productImages, products } from '#database/schema/index.ts'
import { type LocalizedText, NO_TEXT } from '#shared/kernel/locale.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { recordInitialStock } from '../inventory/index.ts'
import { policy } from './policy.ts'
import { shortDescriptionOf } from './internal.ts'
import { searchColumns } from './search-text.ts'

/** Packs are squares. */
const OWN_PICTURE_WIDTH = 1280

type Derived =
  | 'shortDescription'
  | 'searchName'
  | 'searchText'
  | 'searchWords'
  | 'searchVector'
  | 'stockQuantity'
export type CreateProductInput = Omit<typeof products.$inferInsert, Derived> & {
  initialStock: number
  /** Pictures that are part of the shop, without size and ending; uploaded ones come later. */
  images?: string[]
  /** The text for what the pictures show; without it the product's name. */
  imageAlt?: LocalizedText
  /** Further ones that are part of the shop: of dishes and ingredients, 4:3. */
  furtherPictures?: { name: string; alt: LocalizedText }[]
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
        added.map(
          ({
            initialStock,
            images: _images,
            imageAlt: _imageAlt,
            furtherPictures: _further,
            ...product
          }) => ({
            ...product,
            ...derivedTexts(product),
            stockQuantity: initialStock,
          }),
        ),
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
  const width = OWN_PICTURE_WIDTH
  const rows = added.flatMap(({ images = [], imageAlt = NO_TEXT, furtherPictures = [] }, i) =>
    [
      ...images.map((name) => ({ name, alt: imageAlt, width, height: width })),
      ...furtherPictures.map((one) => ({ ...one, width, height: (width / 4) * 3 })),
    ].map((picture, position) => ({ ...picture, productId: ids[i] ?? '', position })),
  )
  if (rows.length > 0) await ctx.db.insert(productImages).values(rows)
}

/** The columns that are made from a product's name and description, whenever these are written. */
export function derivedTexts({ name, description }: { name: LocalizedText; description: LocalizedText }) {
  return {
    shortDescription: shortDescriptionOf(description),
    ...searchColumns(name, `${description.en} ${description.th}`),
  }
}
