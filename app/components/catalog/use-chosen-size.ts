import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ProductDetail } from '#domain/catalog/catalog/views.ts'
import { sizeKeyOf } from '#shared/catalog/size-key.ts'

/** The product in the size that its address names, or that was picked since: what is bought, under the size's own name. */
export function useChosenSize(product: ProductDetail): {
  chosen: ProductDetail
  pick: (key: string) => void
} {
  const [params] = useSearchParams()
  const address = `${product.id} ${params.get('size')}`
  const [picked, setPicked] = useState({ address, key: params.get('size') })
  // Another address says another size.
  const key = picked.address === address ? picked.key : params.get('size')
  const size = product.sizes.find(({ netWeight }) => sizeKeyOf(netWeight) === key)
  const { slug: _, ...own } = size ?? product
  return { chosen: { ...product, ...own }, pick: (key) => setPicked({ address, key }) }
}
