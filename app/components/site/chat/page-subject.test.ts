import { expect, test } from 'vitest'
import { placeOf, subjectOf } from './page-subject.ts'

test.each([
  ['/product/red-curry-paste', { kind: 'product', slug: 'red-curry-paste' }, 'product'],
  ['/th/recipes/green-curry-chicken', { kind: 'recipe', slug: 'green-curry-chicken' }, 'recipe'],
  ['/events/night-market', { kind: 'event', slug: 'night-market' }, 'events'],
  ['/th/product/red-curry-paste/reviews', undefined, 'home'],
  ['/events/sign-ups/key', undefined, 'events'],
  ['/th', undefined, 'home'],
  ['/shop', undefined, 'shop'],
  ['/th/recipes', undefined, 'recipes'],
  ['/menu', undefined, 'restaurant'],
  ['/checkout', undefined, 'buying'],
  ['/constructor', undefined, 'home'],
])('%s', (path, subject, place) => {
  expect(subjectOf(path)).toEqual(subject)
  expect(placeOf(path)).toBe(place)
})
