import { readFileSync } from 'node:fs'
import { connection } from 'next/server'
import { ProductCard } from './product-card'

// Read once: the shop beside it asks its database at each request.
const products = process.env.BENCH_PRODUCTS
  ? JSON.parse(readFileSync(process.env.BENCH_PRODUCTS, 'utf8'))
  : []

/** The cards of the shop's first page, rendered at each request. */
export default async function Page() {
  await connection()
  return (
    <>
      <h1>All products</h1>
      <ul>
        {products.map((product, at) => (
          <li key={product.id}>
            <ProductCard product={product} priority={at < 6} />
          </li>
        ))}
      </ul>
    </>
  )
}
