import { expect, test } from 'vitest'
import { allergen } from './allergen-field.ts'
import { food as en } from '../messages/en/catalog/food.ts'
import { food as th } from '../messages/th/catalog/food.ts'

test('the allergen that was called wheat is the one of all cereals with gluten', () => {
  expect(allergen.parse('wheat')).toBe('gluten')
  expect(allergen.parse('gluten')).toBe('gluten')
  expect(allergen.safeParse('constructor').success).toBe(false)
  expect(en.allergenNames.gluten).toBe('cereals with gluten (wheat, barley, rye, oats)')
  expect(th.allergenNames.gluten).toBe('ธัญพืชที่มีกลูเตน (สาลี บาร์เลย์ ไรย์ โอ๊ต)')
})
