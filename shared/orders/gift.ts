import type { Locale } from '#shared/kernel/locale.ts'

/** An order that is given away: what of it is for its receiver. */
export type Gift = {
  /** The person whom the courier brings it to; null where that is the buyer. */
  receiver: { name: string; phone: string } | null
  /** The words on its card, as they were typed; null without a card. */
  card: string | null
}

/** The longest words on a card, in letters as people count them. */
export const GIFT_CARD_LETTERS = 300

type Addressed = {
  firstName: string
  lastName: string
  phone: string
  company: string | null
  gift: Gift | null
}

/** The addressee of a parcel: the receiver of a gift, or else the buyer with their company. */
export function addresseeOf({ firstName, lastName, phone, company, gift }: Addressed) {
  return gift?.receiver
    ? { ...gift.receiver, company: null }
    : { name: `${firstName} ${lastName}`, phone, company }
}

/** The card of a gift, as it is printed: the words, and the order's number, by which it is put into its parcel. */
export type GiftCard = { number: string; words: string; locale: Locale }
