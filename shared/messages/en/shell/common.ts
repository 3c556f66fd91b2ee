import type { SpiceLevel } from '#shared/catalog/food.ts'

const spice: Record<SpiceLevel, string> = {
  0: 'Not spicy',
  1: 'Gentle',
  2: 'Medium',
  3: 'Hot',
  4: 'Very hot',
  5: 'Thai hot',
}

/** Words that come back on many pages. */
export const common = {
  optional: 'optional',
  tryAgain: 'Try again',
  backHome: 'Back to home',
  toShop: 'Shop now',
  dismiss: 'Dismiss',
  error: 'Error',
  loading: 'Loading…',
  spice,
  spiceOf: (word: string, level: number) => `Heat: ${word}, ${level} of 5`,
  quantity: 'Quantity',
  less: 'One less',
  more: 'One more',
}
