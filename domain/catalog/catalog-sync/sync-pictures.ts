import { isDeepStrictEqual } from 'node:util'
import { asc, eq } from 'drizzle-orm'
import type { ServerProduct } from '#adapters/catalog-server/catalog-server.ts'
import { productImages, type ServerPicture, serverProducts } from '#database/schema/index.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { storePicture, type StoredPicture } from '#domain/base/media/index.ts'
import { putPictures } from '../product-pictures/index.ts'
import { MAX_ALT, MOST_PICTURES } from '../product-pictures/schemas.ts'
import { isServerError } from './is-server-error.ts'
import { printable } from './printable.ts'
import { type LocalizedText, byLocale } from '#shared/kernel/locale.ts'

const MAX_ADDRESS = 500

type SyncPicturesInput = {
  productId: string
  images: ServerProduct['images']
  /** Pictures that were taken before. */
  taken: ServerPicture[]
}

/**
 * Makes pictures of our own of those that the server shows, and puts them first. Where one cannot be had, the product
 * keeps those that it has.
 * @returns in English, why pictures were not taken
 */
export async function syncPictures(
  ctx: ShopCtx,
  { productId, images, taken }: SyncPicturesInput,
): Promise<string[]> {
  const wanted = [...new Map(images.map((one) => [one.image, one])).values()].slice(0, MOST_PICTURES)
  if (wanted.length === 0 && taken.length === 0) return []
  const rows = await inTransaction(ctx, ({ db }) =>
    db
      .select({ name: productImages.name, alt: productImages.alt })
      .from(productImages)
      .where(eq(productImages.productId, productId))
      .orderBy(asc(productImages.position), asc(productImages.id)),
  )
  const names = new Set(rows.map(({ name }) => name))
  const known = new Map(taken.flatMap(({ image, name }) => (names.has(name) ? [[image, name]] : [])))
  const failed: string[] = []
  const pictures: {
    image: string
    picture: StoredPicture | { name: string }
    alt: LocalizedText
  }[] = []
  for (const { image, alt } of wanted) {
    const name = known.get(image)
    const picture = name === undefined ? await fetchPicture(ctx, image) : { name }
    const words = byLocale((locale) => printable(alt[locale], MAX_ALT))
    if (typeof picture === 'string') failed.push(picture)
    else pictures.push({ image, picture, alt: words })
  }
  // Pictures that could not be had may be what replaces them.
  const kept = new Set(wanted.map(({ image }) => known.get(image)))
  const dropped = failed.length > 0 ? [] : taken.flatMap(({ name }) => (kept.has(name) ? [] : name))
  const isAsItWas = isDeepStrictEqual(
    rows.slice(0, pictures.length),
    pictures.map(({ picture: { name }, alt }) => ({ name, alt })),
  )
  if (isAsItWas && dropped.length === 0) return failed

  await inTransaction(ctx, async (ctx) => {
    const put = await putPictures(ctx, { productId, pictures, dropped })
    const now = pictures.map(({ image }, i) => ({ image, name: put[i] ?? '' }))
    const still =
      dropped.length > 0 ? [] : taken.filter(({ image }) => !now.some((one) => one.image === image))
    await ctx.db
      .update(serverProducts)
      .set({ pictures: [...now, ...still] })
      .where(eq(serverProducts.productId, productId))
  })
  return failed
}

/** @returns why not, if there is no picture */
async function fetchPicture(ctx: ShopCtx, image: string): Promise<StoredPicture | string> {
  if (image !== printable(image, MAX_ADDRESS)) return 'Not the address of a picture'
  try {
    const file = await ctx.catalogServer.fetchPicture(image)
    const stored = await storePicture(ctx, { file })
    return stored.ok ? stored : `Not a picture that can be used: ${stored.reason}`
  } catch (error) {
    if (!isServerError(error)) throw error
    return error.message
  }
}
