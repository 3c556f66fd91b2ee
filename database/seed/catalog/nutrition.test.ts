import { expect, test } from 'vitest'
import { nutritionField } from '#shared/catalog/nutrition-field.ts'
import { seedProducts } from './index.ts'

test.each(seedProducts)('the energy of $slug is that of what is in it', ({ nutrition }) => {
  const { energy, protein, carbohydrate, fat, fibre } = nutrition
  const [p = 0, c = 0, f = 0, b = 0] = [protein, carbohydrate, fat, fibre].map(Number)
  expect(nutritionField.parse(nutrition)).toEqual(nutrition)
  expect(energy).toBe(Math.round(17 * (p + c) + 37 * f + 8 * b))
})
