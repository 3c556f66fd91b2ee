import { expect, test } from 'vitest'
import { recipe as recipeEn } from './en/recipes/recipe.ts'
import { shop as shopEn } from './en/catalog/shop.ts'
import { staff as staffEn } from './en/admin.ts'
import { recipe as recipeTh } from './th/recipes/recipe.ts'
import { shop as shopTh } from './th/catalog/shop.ts'
import { staff as staffTh } from './th/admin.ts'

/* Things that are named in two places have one name. */

test('the office and the page of a recipe name a handful and a pinch alike', () => {
  for (const [unit, en, th] of [
    ['handful', 'handfuls', 'กำมือ'],
    ['pinch', 'pinches', 'หยิบมือ'],
  ] as const) {
    expect([staffEn.recipes.units[unit], recipeEn.unit(unit, 2)]).toEqual([en, en])
    expect([staffTh.recipes.units[unit], recipeTh.unit(unit, 2)]).toEqual([th, th])
  }
})

test.each([
  ['English', staffEn],
  ['Thai', staffTh],
])('the audit log names the limits of a discount as its form does: %s', (_language, { audit, discounts }) => {
  const { minimumCents, maxUses, maxUsesPerCustomer } = audit.fields
  expect([maxUses, maxUsesPerCustomer]).toEqual([discounts.maxUses, discounts.maxUsesPerCustomer])
  expect(discounts.minimum.startsWith(minimumCents ?? '-')).toBe(true)
})

test.each([
  ['English', shopEn],
  ['Thai', shopTh],
])('the shop leads to the order that it speaks of: %s', (_language, { intro, filters }) => {
  expect(intro).toContain(`“${filters.sorts.mildest}”`)
})
