import { asc, eq, inArray, or } from 'drizzle-orm'
import { products, setParts } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { readIngredients } from '../catalog/index.ts'
import { factsOfSet } from './facts-of-set.ts'

/**
 * Writes to these products, where they are sets, and to the sets that they are parts of what follows from the parts. Call it
 * with all of them locked.
 */
export async function refreshSets(ctx: ShopCtx, { ids }: { ids: string[] }): Promise<void> {
  const changed = ctx.db
    .select({ id: setParts.setId })
    .from(setParts)
    .where(or(inArray(setParts.setId, ids), inArray(setParts.partId, ids)))
  const rows = await ctx.db
    .select({
      setId: setParts.setId,
      quantity: setParts.quantity,
      name: products.name,
      netWeightValue: products.netWeightValue,
      netWeightUnit: products.netWeightUnit,
      spiceLevel: products.spiceLevel,
      ingredients: products.ingredients,
      allergens: products.allergens,
      mayContain: products.mayContain,
      dietTags: products.dietTags,
      shelfLife: products.shelfLife,
      keepCold: products.keepCold,
    })
    .from(setParts)
    .innerJoin(products, eq(products.id, setParts.partId))
    .where(inArray(setParts.setId, changed))
    .orderBy(asc(setParts.setId), asc(setParts.position))
  const partsOf = Map.groupBy(rows, ({ setId }) => setId)
  for (const [setId, parts] of partsOf) {
    const facts = factsOfSet(
      parts.map((part) => ({ ...part, ingredients: readIngredients(part.ingredients) })),
    )
    await ctx.db.update(products).set(facts).where(eq(products.id, setId))
  }
}
