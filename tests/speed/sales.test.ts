import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()

test('no index knows the stock of a product: a sale would write to every index of it', async () => {
  const { rows } = await shop().db.execute<{ name: string; isOfStock: boolean }>(sql`
    select indexname as name, indexdef like '%stock_quantity%' as "isOfStock"
    from pg_indexes where tablename = 'products'`)
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(({ isOfStock }) => isOfStock)).toEqual([])
})
