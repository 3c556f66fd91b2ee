import { type ReactNode, useState } from 'react'
import type { ProductCard as Product } from '#domain/catalog/catalog/views.ts'
import { ProductCard } from './product-card.tsx'

type ProductGridProps = {
  products: Product[]
  /** As many pictures are fetched at once. */
  priorityCount?: number
  /** Puts them in one line where three have no room. */
  isRail?: boolean
  /** Follows the packs: beside them where the last row of a very wide screen has room, otherwise in a row of its own. */
  end?: ReactNode
}

/** Products in three columns, in four on a very wide screen. */
export function ProductGrid({ products, priorityCount = 0, isRail = false, end }: ProductGridProps) {
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
      {end && <li className="packs-end">{end}</li>}
    </ul>
  )
}
