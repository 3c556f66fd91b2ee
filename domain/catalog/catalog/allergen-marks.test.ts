import { expect, test } from 'vitest'
import { seedProducts } from '#database/seed/catalog/index.ts'
import type { Allergen } from '#shared/catalog/food.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { allergenMarks } from './allergen-marks.ts'

const marked = (texts: string[], allergens: Allergen[] | null) =>
  allergenMarks(texts, allergens).map(({ ingredient, from, to }) => texts[ingredient]?.slice(from, to))

test.each<[string, Allergen[], string[]]>([
  ['Shrimp paste (shrimp (crustacean), salt)', ['crustacean'], ['Shrimp', 'shrimp', 'crustacean']],
  ['กะปิ (เคย (สัตว์น้ำที่มีเปลือกแข็ง), เกลือ)', ['crustacean'], ['เคย', 'สัตว์น้ำที่มีเปลือกแข็ง']],
  ['Light soy sauce (soya beans, wheat)', ['soya', 'gluten'], ['soy', 'soya beans', 'wheat']],
  ['Coconut milk, milk, peanut butter, butter', ['milk'], ['milk', 'butter']],
  ['Eggplant, egg', ['egg'], ['egg']],
  ['Fish sauce, peanut', ['egg'], []],
])('in "%s" %j are %j', (text, allergens, words) => expect(marked([text], allergens)).toEqual(words))

test('nothing is marked where nobody has said what it contains', () => {
  expect(marked(['Fish', 'Egg'], null)).toEqual([])
  expect(marked(['Fish', 'Egg'], [])).toEqual([])
})

test.each(seedProducts)('each allergen of $slug is found in both lists', ({ ingredients, allergens }) => {
  for (const locale of LOCALES) {
    for (const allergen of allergens)
      expect(marked(ingredients[locale], [allergen]), allergen).not.toEqual([])
  }
})
