'use client'

import { useState } from 'react'

export function AddToCart({ product }) {
  const [isUnderWay, setIsUnderWay] = useState(false)
  return (
    <form method="post" action="/cart" onSubmit={() => setIsUnderWay(true)}>
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="priceCents" value={product.priceCents} />
      <input type="hidden" name="quantity" value="1" />
      <button type="submit" aria-busy={isUnderWay}>
        Add to cart<span>: {product.name}</span>
      </button>
    </form>
  )
}
