import type { Locale } from '../../../kernel/locale.ts'

const languages: Record<Locale, string> = { en: 'In English', th: 'In Thai' }

/** Texts of the reviews of a product or a recipe. */
export const reviewList = {
  title: { product: 'What cooks say', recipe: 'What cooks say' },
  titleOf: (name: string) => `Reviews of ${name}`,
  average: (average: number) => `${average.toFixed(1)} out of 5`,
  count: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  byBuyers: 'All from people who bought it.',
  none: {
    product: 'No reviews yet. Cooked with it? Be the first.',
    recipe: 'No ratings yet. Cooked it? Be the first.',
  },
  write: { product: 'Write a review', recipe: 'Rate this recipe' },
  starsOf: (stars: number) => `${stars} of 5 stars`,
  starsCount: (stars: number, count: number) => `${stars} stars: ${count}`,
  languages,
  reply: 'KROK replied',
  all: (count: number) => `All ${count} reviews`,
  back: (name: string) => `Back to ${name}`,
  pages: 'Pages of reviews',
  newer: 'Newer',
  older: 'Older',
}

export type ReviewListMessages = typeof reviewList
