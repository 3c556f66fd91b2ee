import { expect, test } from 'vitest'
import { addPerson } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { getRecipe } from '../recipes/index.ts'
import { exportFavourites, isFavourite, listFavourites, setFavourite } from './index.ts'

const shop = useTestDatabase()
const visitor = () => testCtx(shop())
const customer = async () => {
  const person = await addPerson(visitor())
  return testCtx(shop(), { actor: person.actor })
}
const key = (id: string) => ({ id, language: 'en' }) as const
const GREEN = key('green-curry-chicken')

test('a customer keeps recipes, sees the last first, and lets go of them; twice is as good as once', async () => {
  const [ann, ben] = [await customer(), await customer()]
  for (const id of ['green-curry-chicken', 'green-curry-chicken', 'som-tam']) {
    await setFavourite({ ...ann, now: () => new Date() }, { ...key(id), isFavourite: true })
  }
  const slugs = async (ctx: typeof ann) =>
    (await listFavourites(ctx, { language: 'th' })).map(({ slug }) => slug)
  expect(await slugs(ann)).toEqual(['som-tam', 'green-curry-chicken'])
  expect(await slugs(ben)).toEqual([])
  const { recipe } = await getRecipe(visitor(), GREEN)
  expect(await isFavourite(ann, { recipeId: recipe.id })).toBe(true)
  expect(await isFavourite(ben, { recipeId: recipe.id })).toBe(false)
  const userId = ann.actor.role === 'customer' ? ann.actor.id : ''
  const exported = await inTransaction(asShop(visitor()), (ctx) => exportFavourites(ctx, { userId }))
  expect(exported.map(({ recipe }) => recipe)).toEqual(['green-curry-chicken', 'som-tam'])
  await setFavourite(ann, { ...GREEN, isFavourite: false })
  await setFavourite(ann, { ...GREEN, isFavourite: false })
  expect(await slugs(ann)).toEqual(['som-tam'])
})

test('there is no favourite without a recipe', async () => {
  const kept = setFavourite(await customer(), { ...key('no-such-recipe'), isFavourite: true })
  await expect(kept).rejects.toThrow('not_found')
})

test.each([
  ['setFavourite', () => setFavourite(visitor(), { ...GREEN, isFavourite: true })],
  ['isFavourite', () => isFavourite(visitor(), { recipeId: GREEN.id })],
  ['listFavourites', () => listFavourites(visitor(), { language: 'en' })],
])('%s refuses a stranger', async (_, call) => {
  await expect(call()).rejects.toThrow('forbidden')
})
