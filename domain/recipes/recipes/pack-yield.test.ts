import { expect, test } from 'vitest'
import { type PackUse, packYield } from './pack-yield.ts'

const jar = { netWeight: { value: 200, unit: 'g' }, priceCents: 9900 } as const
const use = (change: Partial<PackUse> = {}): PackUse => ({
  title: 'Green curry',
  servings: 4,
  amount: 50,
  unit: 'g',
  ...change,
})

test('a jar of 200 g is four dinners for four of 50 g, R6.19 a plate', () => {
  expect(packYield(jar, [use()])).toEqual({
    recipe: 'Green curry',
    meals: 4,
    servings: 4,
    plateCents: 618.75,
  })
})

test('what is left for less than a meal is no meal', () => {
  expect(packYield(jar, [use({ amount: 70 })])).toMatchObject({ meals: 2, plateCents: 866.25 })
  expect(
    packYield({ ...jar, netWeight: { value: 240, unit: 'ml' } }, [use({ amount: 0.1, unit: 'ml' })]),
  ).toMatchObject({ meals: 2400 })
})

test('the recipe that takes most for a plate decides, whichever comes first', () => {
  const cakes = use({ title: 'Fish cakes', servings: 2, amount: 40 })
  for (const uses of [
    [use(), cakes],
    [cakes, use()],
  ]) {
    expect(packYield(jar, uses)).toMatchObject({ recipe: 'Fish cakes', meals: 5, servings: 2 })
  }
})

test.each([
  ['no recipe takes it', []],
  ['none says how much', [use({ amount: null, unit: null })]],
  ['it is measured otherwise', [use({ unit: 'tbsp' }), use({ unit: 'ml' })]],
  ['a pack is not enough', [use({ amount: 250 })]],
])('nothing is said where %s', (_why, uses) => expect(packYield(jar, uses)).toBeNull())
