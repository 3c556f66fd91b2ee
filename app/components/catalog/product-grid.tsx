import type { ProductCard as Product } from '#domain/catalog/schemas.ts'
import { ProductCard } from './product-card.tsx'

/** Products in three columns; the pictures of the first `priorityCount` are fetched at once. */
export function ProductGrid({
  products,
  priorityCount = 0,
}: {
  products: Product[]
  priorityCount?: number
}) {
  return (
    <ul className="product-grid packs">
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductCard product={product} priority={at < priorityCount} />
        </li>
      ))}
    </ul>
  )
}
