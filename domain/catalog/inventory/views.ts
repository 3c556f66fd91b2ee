import type { z } from 'zod'
import { stockState } from '#shared/catalog/product-answers.ts'

/** A product's stock as the public may know it; `left` is set only if few are left. */
export type StockState = z.infer<typeof stockState>
export { stockState }
