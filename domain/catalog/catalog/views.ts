import { z } from 'zod'
import { nutritionField } from '#shared/catalog/nutrition-field.ts'
import { tasteField } from '#shared/catalog/taste-field.ts'
import { image } from '#shared/kernel/view-fields.ts'
import * as answers from '#shared/catalog/product-answers.ts'
import { MOST_FOUND, MOST_LISTED } from './schemas.ts'

/** A product as lists show it, in one language. */
export const productCard = answers.productCard
export type ProductCard = z.infer<typeof productCard>

/** A size in which a product is sold. */
export type ProductSize = z.infer<typeof answers.productSize>

/** One of a product's pictures: where it is, without size and ending, and what it shows. */
export type ProductImage = z.infer<typeof answers.productImage>

const allergenMark = z.object({ ingredient: z.int(), from: z.int(), to: z.int() })
export type AllergenMark = z.infer<typeof allergenMark>

const partOfSet = z.object({
  slug: z.string(),
  name: z.string(),
  quantity: z.int().describe('In one set.'),
  netWeight: answers.productDetail.shape.netWeight,
  image: image.nullable(),
  tint: z.string(),
})
export type PartOfSet = z.infer<typeof partOfSet>

/** A product as its page shows it. */
export const productDetail = answers.productDetail.extend({
  keepCold: z
    .boolean()
    .describe('Must stay cold before it is opened too: goes with an ice pack, or is collected.'),
  allergenMarks: z
    .array(allergenMark)
    .describe(
      'Where the ingredients, from 0, name what it contains: from this character to before that one.',
    ),
  taste: tasteField,
  nutrition: nutritionField,
  hasCoolingOff: z
    .boolean()
    .describe(
      'Neither food nor drink, nor a set with any: can be sent back within seven days for no reason.',
    ),
  parts: z.array(partOfSet).describe('What a set is made of; empty for a product that is none.'),
})
export type ProductDetail = z.infer<typeof productDetail>

/** The worth of a pack at the table. */
export type PackYield = {
  /** The title of the recipe that it is reckoned by. */
  recipe: string
  /** Whole meals, each for so many people. */
  meals: number
  servings: number
  /** The cost of the pack a plate, in ZAR cents and parts of them. */
  plateCents: number
}

/** If there are more than `total`, the list ends there, and `isTotalExact` is false. */
export const productPage = answers.productPageOf(productCard).extend({
  total: z.int().describe(`At most ${MOST_LISTED}, or ${MOST_FOUND} for a search: the list ends there.`),
})
export type ProductPage = z.infer<typeof productPage>

/** A product with those that go with it. */
export const productWithRelated = z.object({ product: productDetail, related: z.array(productCard) })
export type ProductWithRelated = z.infer<typeof productWithRelated>

export const categoryView = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
})
export type CategoryView = z.infer<typeof categoryView>
