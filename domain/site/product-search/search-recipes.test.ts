import { expect, test } from 'vitest'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { getRecipe } from '#domain/recipes/recipes/index.ts'
import { listRecipesInput } from '#domain/recipes/recipes/schemas.ts'
import { searchRecipes } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const find = (input: Record<string, unknown>) => searchRecipes(ctx(), listRecipesInput.parse(input))
const food = async (search: string) => {
  const { items } = await find({ search })
  return Promise.all(
    items.map(async ({ slug }) => (await getRecipe(ctx(), { id: slug, language: 'en' })).recipe),
  )
}

test.each(['no peanuts', 'ไม่มีถั่วลิสง'])(
  '%s finds what has neither peanuts nor traces of them',
  async (search) => {
    const found = await food(search)
    expect(found.length).toBeGreaterThan(2)
    for (const { allergens, mayContain, isIncomplete } of found) {
      expect([...allergens, ...mayContain]).not.toContain('peanut')
      expect(isIncomplete).toBe(false)
    }
  },
)

test.each(['peanut', 'ถั่วลิสง'])('%s finds what has it, and nothing by words', async (search) => {
  const found = await food(search)
  expect(found.length).toBeGreaterThan(0)
  for (const { allergens } of found) expect(allergens).toContain('peanut')
})

test.each([
  ['aubergine', 'brinjal'],
  ['aubergines', 'brinjal'],
  ['eggplant', 'brinjal'],
  ['มะเขือยาว', 'มะเขือเปราะ'],
  ['cilantro', 'coriander'],
  ['dhania', 'coriander'],
])('%s is the %s of our recipes', async (search, ours) => {
  const slugs = (await find({ search })).items.map(({ slug }) => slug)
  expect(slugs.length).toBeGreaterThan(0)
  expect(slugs.toSorted()).toEqual((await find({ search: ours })).items.map(({ slug }) => slug).toSorted())
})

test('diets and heat are asked of the ingredients, the rest of titles and texts', async () => {
  const { items, understood } = await find({ search: 'mild vegetarian noodles' })
  expect(understood).toMatchObject({ diets: ['vegetarian'], heat: 'mild', text: 'noodles' })
  for (const { diets, spiceLevel } of items) {
    expect(diets).toContain('vegetarian')
    expect(spiceLevel).toBeLessThanOrEqual(1)
  }
  expect((await find({ search: 'khao soi' })).understood).toBeUndefined()
})

test('what no recipe says finds nothing, and says so', async () => {
  expect(await find({ search: 'halal' })).toMatchObject({ items: [], understood: { unsaid: ['halal'] } })
})
