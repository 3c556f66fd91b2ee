import { asc, eq } from 'drizzle-orm'
import type { ServerProduct } from '#adapters/catalog-server/catalog-server.ts'
import { products, type ServerPicture, serverProducts } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** A product of ours that the server keeps. */
export type Link = {
  productId: string
  sku: string
  remoteId: string
  pictures: ServerPicture[]
  goneAt: Date | null
  isHidden: boolean
}

export async function readLinks({ db }: ShopCtx): Promise<Link[]> {
  return db
    .select({
      productId: serverProducts.productId,
      sku: products.sku,
      remoteId: serverProducts.remoteId,
      pictures: serverProducts.pictures,
      goneAt: serverProducts.goneAt,
      isHidden: serverProducts.isHidden,
    })
    .from(serverProducts)
    .innerJoin(products, eq(products.id, serverProducts.productId))
    .orderBy(asc(serverProducts.productId))
}

/**
 * The product of ours that this one is: by its id, or, where the server has given it another, by its SKU. A product that
 * was made here is nobody else's, whatever its SKU.
 */
export function linkOf(
  { id, sku }: Pick<ServerProduct, 'id' | 'sku'>,
  links: Link[],
  listed: ReadonlySet<string>,
): Link | undefined {
  return (
    links.find(({ remoteId }) => remoteId === id) ??
    links.find((link) => link.sku === sku && !listed.has(link.remoteId))
  )
}

/** Returns why a whole list is not believed, in English; undefined if it is. */
export function refusalOf({
  links,
  gone,
  listed,
  acceptsFewer,
}: {
  links: Link[]
  gone: Link[]
  listed: ReadonlySet<string>
  acceptsFewer: boolean
}): string | undefined {
  if (listed.size === 0) return 'The list is empty'
  const present = links.filter(({ goneAt }) => !goneAt).length
  if (gone.length * 2 <= present || acceptsFewer) return undefined
  return `Only ${present - gone.length} of ${present} products are still in the list`
}
