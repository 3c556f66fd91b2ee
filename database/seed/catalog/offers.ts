import type { LocalizedText } from '#shared/kernel/locale.ts'

/** A sale price of the demo shop, from the day on which it is filled. */
export type SeedOffer = {
  name: LocalizedText
  /** The address of the product. */
  product: string
  amountCents: number
  days: number
}

/** The offers of the demo shop. */
export const seedOffers: SeedOffer[] = [
  {
    name: { en: 'Braai season special', th: 'ราคาพิเศษรับหน้าปิ้งย่าง' },
    product: 'seafood-dipping-sauce',
    amountCents: 7_900,
    days: 30,
  },
]
