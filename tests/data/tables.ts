import { combinedTables, restaurantTables, tableCombinations } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/context.ts'

/** Two tables for two, one for four that can be pushed together with the second, and one for six. */
export async function addTables(ctx: Ctx): Promise<{ ids: string[] }> {
  return inTransaction(asShop(ctx), async ({ db }) => {
    const rows = await db
      .insert(restaurantTables)
      .values([
        { name: '1', most: 2, sortOrder: 1 },
        { name: '2', most: 2, sortOrder: 2 },
        { name: '3', most: 4, sortOrder: 3 },
        { name: '4', fewest: 3, most: 6, sortOrder: 4 },
      ])
      .returning({ id: restaurantTables.id })
    const ids = rows.map(({ id }) => id)
    const [pair] = await db.insert(tableCombinations).values({ fewest: 5, most: 6 }).returning()
    const [, second = '', third = ''] = ids
    const combinationId = pair?.id ?? ''
    await db.insert(combinedTables).values([
      { combinationId, tableId: second },
      { combinationId, tableId: third },
    ])
    return { ids }
  })
}
