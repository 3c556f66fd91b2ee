import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { productDetail } from '#shared/catalog/product-answers.ts'
import type { ServerProduct } from './catalog-server.ts'

type Detail = z.infer<typeof productDetail>

/** Puts the answers in English and in Thai together; undefined if they are not about the same state of the product. */
export function inBothLanguages(en: Detail, th: Detail): ServerProduct | undefined {
  const facts = factsOf(en)
  if (!isDeepStrictEqual(facts, factsOf(th))) return undefined
  const { images, ...others } = facts
  return {
    ...others,
    categoryName: { en: en.categoryName, th: th.categoryName },
    name: { en: en.name, th: th.name },
    label: { en: en.label, th: th.label },
    description: { en: en.description, th: th.description },
    usage: { en: en.usage, th: th.usage },
    storage: { en: en.storage, th: th.storage },
    shelfLife: { en: en.shelfLife, th: th.shelfLife },
    origin: { en: en.origin, th: th.origin },
    maker: { en: en.maker, th: th.maker },
    ingredients: { en: en.ingredients, th: th.ingredients },
    images: images.map((image, i) => ({
      image,
      alt: { en: altIn(en, i), th: altIn(th, i) },
    })),
  }
}

/** Returns the facts that are the same in every language. */
function factsOf(product: Detail) {
  const { id, slug, sku, category, tint, spiceLevel, netWeight } = product
  const { allergens, mayContain, dietTags, keepCold, taste, nutrition } = product
  // An offer there is not one here.
  const priceCents = product.sale?.listPriceCents ?? product.priceCents
  const images = product.images.map(({ image }) => image)
  const otherSizes = product.sizes.map((size) => size.sku).filter((one) => one !== sku)
  const facts = { id, slug, sku, otherSizes, category, priceCents, tint, spiceLevel, netWeight }
  return { ...facts, allergens, mayContain, dietTags, keepCold, taste, nutrition, images }
}

/** Empty where it only repeats the product's name. */
function altIn({ name, images }: Detail, i: number): string {
  const alt = images[i]?.alt ?? ''
  return alt === name ? '' : alt
}
