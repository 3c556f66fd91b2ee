import type { LocalizedText } from '#shared/kernel/locale.ts'

/** An event of the demo shop as the seed writes it. */
export type SeedEvent = {
  slug: string
  title: LocalizedText
  shortDescription: LocalizedText
  description: LocalizedText
  included: LocalizedText[]
  /** Undefined: the restaurant, whose address is a setting. Streets stay in Latin script, so that a map finds them. */
  location?: LocalizedText
  /** Counted from the day of the seed. */
  inDays: number
  /** In the restaurant's time zone. */
  startsAt: string
  endsAt: string
  seats: number
  priceCents: number
  isFeatured: boolean
  /** Without size and ending. */
  picture: string
  pictureAlt: LocalizedText
  foodNote: LocalizedText
}
