import { asc, eq } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import type { NetWeight } from '#shared/catalog/food.ts'
import { byLocale, type LocalizedText } from '#shared/kernel/locale.ts'
import { textsOf } from '#shared/messages/texts-of.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { searchColumns } from './search-text.ts'

type Row = typeof products.$inferSelect

/** Everything that a size has as the product has it whose size it is. */
const COPIED = [
  'categoryId',
  'label',
  'description',
  'shortDescription',
  'usage',
  'storage',
  'shelfLife',
  'origin',
  'maker',
  'keepCold',
  'notFood',
  'tint',
  'vatClass',
  'sortOrder',
  'netWeightUnit',
  'spiceLevel',
  'taste',
  'nutrition',
  'ingredients',
  'allergens',
  'mayContain',
  'dietTags',
  'missingTexts',
  'staleTexts',
] as const satisfies (keyof Row)[]

/** The columns of a size, made of the row of its product, but for what it has of its own. */
export function copiedColumns(main: Row, netWeightValue: number) {
  const copied = Object.fromEntries(COPIED.map((column) => [column, main[column]])) as Pick<
    Row,
    (typeof COPIED)[number]
  >
  const name = sizeName(main.name, { value: netWeightValue, unit: main.netWeightUnit })
  return {
    ...copied,
    name,
    ...searchColumns(name, `${main.description.en} ${main.description.th}`),
    mainIsActive: main.isActive,
  }
}

/** The name with the weight: `Red curry paste, 1 kg`. What has no name in a language has none with a weight. */
function sizeName(name: LocalizedText, { value, unit }: NetWeight): LocalizedText {
  return byLocale((locale) => {
    const { sized, weight } = textsOf(locale).product
    return name[locale] && sized(name[locale], weight(value, unit))
  })
}

/** Returns the name of a size of a product. */
export async function nameOfSize(
  { db }: ShopCtx,
  { productId, netWeightValue }: { productId: string; netWeightValue: number },
): Promise<LocalizedText> {
  const { name, netWeightUnit } = products
  const [main] = await db
    .select({ name, unit: netWeightUnit })
    .from(products)
    .where(eq(products.id, productId))
  if (!main) throw new Error('the product of a size was locked with it')
  return sizeName(main.name, { value: netWeightValue, unit: main.unit })
}

/** Writes what was saved of a product to its sizes, which the caller has locked with it, and returns their ids. */
export async function copyToSizes(ctx: ShopCtx, { productId }: { productId: string }): Promise<string[]> {
  const rows = await ctx.db
    .select()
    .from(products)
    .where(eq(products.mainId, productId))
    .orderBy(asc(products.id))
  const main = rows.find(({ id }) => id === productId)
  const sizes = rows.filter(({ id }) => id !== productId)
  if (!main) return []
  for (const size of sizes) {
    await ctx.db
      .update(products)
      .set({ ...copiedColumns(main, size.netWeightValue), updatedAt: ctx.now() })
      .where(eq(products.id, size.id))
  }
  return sizes.map(({ id }) => id)
}
