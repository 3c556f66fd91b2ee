/** A product's card, on whatever page it stands. */
export const card = {
  viewDetails: 'View Details',
  was: 'Was',
  lowest: (price: string) => `Lowest in the 30 days before: ${price}`,
  from: (price: string) => `from ${price}`,
  chooseSize: 'Choose a size',
  heatUnknown: 'Heat: ask us',
  rating: (average: number, count: number) =>
    `${average} of 5 stars, ${count} ${count === 1 ? 'review' : 'reviews'}`,
}

export type CardMessages = typeof card
