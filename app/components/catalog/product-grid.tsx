import { useState } from 'react'
import type { ProductCard as Product } from '#domain/catalog/catalog/views.ts'
import { ProductCard } from './product-card.tsx'

type ProductGridProps = {
  products: Product[]
  /** As many pictures are fetched at once. */
  priorityCount?: number
  /** Puts them in one line where three have no room. */
  isRail?: boolean
}

/** Products in three columns. */
export function ProductGrid({ products, priorityCount = 0, isRail = false }: ProductGridProps) {
  const [isPointedAt, setIsPointedAt] = useState(false)
  return (
    <ul
      className={`product-grid packs ${isRail ? 'rail' : ''}`}
      // The second pictures are made for those who can point at a card.
      onPointerOver={() => setIsPointedAt(true)}
    >
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductCard product={product} priority={at < priorityCount} isPointedAt={isPointedAt} />
        </li>
      ))}
    </ul>
  )
}
