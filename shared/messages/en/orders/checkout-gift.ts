/** Texts of the checkout for gifts: the server puts them in, so that a page of a shop without gifts loads none. */
export const checkoutGift = {
  title: 'It’s a gift',
  hint: 'The parcel holds no prices. Confirmation and invoice go to you alone.',
  wrap: (price: string) => `Gift wrapping · ${price}`,
  free: 'free',
  card: 'Words for a card',
  cardHint: (letters: number) => `We print them in handwriting. Up to ${letters} letters.`,
  cardTooLong: (letters: number) => `A card has room for ${letters} letters. Shorten your words a little.`,
  toReceiver: 'Send it straight to someone else: the address above is theirs',
  name: 'Their name',
  phone: 'Their number',
  phoneHint: 'For the courier only. They get no emails.',
}
