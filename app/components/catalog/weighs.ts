import type { ProductDetail } from '#domain/catalog/catalog/views.ts'

/** True if a product has one weight or volume: what a set has in grams and millilitres is said of each part. */
export function weighs({ parts }: Pick<ProductDetail, 'parts'>): boolean {
  return new Set(parts.map(({ netWeight }) => netWeight.unit)).size <= 1
}
