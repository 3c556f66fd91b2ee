import { sql } from 'drizzle-orm'
import { inventoryMovements, products } from '#database/schema/index.ts'
import { type CheckStatement, finding, inParts } from './statement.ts'

/** The movements of a product sum to its stock. */
export function stockStatements(): CheckStatement[][] {
  const columns = {
    subjectId: products.id,
    label: products.sku,
    expected: sql`moved.sum`,
    found: products.stockQuantity,
  }
  return [
    inParts(
      products.id,
      (isInPart) => sql`
        ${finding('stock', columns)}
        from ${products}, lateral (
          select coalesce(sum(${inventoryMovements.quantity}), 0) as sum from ${inventoryMovements}
          where ${inventoryMovements.productId} = ${products.id}
        ) moved
        where ${isInPart} and ${products.stockQuantity} <> moved.sum`,
    ),
  ]
}
