import { expect, test } from 'vitest'
import { getProduct } from '#domain/catalog/catalog/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { setFavourite } from '#domain/recipes/favourites/index.ts'
import { addDish, hideAllDishes } from '#tests/data/dishes.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { addDraftRecipe } from '#tests/data/recipes.ts'
import { addShownReviews } from '#tests/data/reviews.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { getAccountSettings, getOfficeCounts, getProductPage, getRecipePage, getToday } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const PASTE = { id: 'red-curry-paste', language: 'en' } as const
const CURRY = { id: 'green-curry-chicken', language: 'en', asDraft: false } as const

test('the page of a product has what other rooms say of it', async () => {
  const page = await getProductPage(ctx(), PASTE)
  expect(page).toMatchObject(await getProduct(ctx(), PASTE))
  expect(page.recipes.length).toBeGreaterThan(0)
  expect(page.matches.length).toBeGreaterThan(0)
  expect(page.dearestDeliveryCents).toBeGreaterThan(0)
})

test('the page of a product has its first reviews; one without has none', async () => {
  const product = await addProduct(ctx(), { initialStock: 20 })
  const key = { id: product.slug, language: 'en' } as const
  expect(await getProductPage(ctx(), key)).toMatchObject({ counts: null, reviews: [], recipes: [] })
  await addShownReviews(ctx(), product, 11)
  const { counts, reviews } = await getProductPage(ctx(), key)
  expect(counts).toMatchObject({ count: 11 })
  expect(reviews).toHaveLength(10)
})

test('the page of a recipe has the dish of the menu, and whether the actor has kept it', async () => {
  await hideAllDishes(ctx())
  const someone = testCtx(shop(), { actor: (await addPerson(ctx())).actor })
  const { recipe, ...before } = await getRecipePage(someone, CURRY)
  expect(before).toMatchObject({ isKept: false, dishId: undefined, counts: null, reviews: [] })
  const dishId = await addDish(ctx(), { recipeId: recipe.id })
  await setFavourite(someone, { ...CURRY, isFavourite: true })
  expect(await getRecipePage(someone, CURRY)).toMatchObject({ isKept: true, dishId })
  expect(await getRecipePage(ctx(), CURRY)).toMatchObject({ isKept: false, dishId })
})

test('a draft is for staff', async () => {
  const id = await inTransaction(asShop(ctx()), addDraftRecipe)
  const draft = { id, language: 'en', asDraft: true } as const
  const moderator = testCtx(shop(), { actor: asStaff(await addPerson(ctx(), { roles: ['moderator'] })) })
  expect((await getRecipePage(moderator, draft)).recipe.isDraft).toBe(true)
  await expect(getRecipePage(ctx(), draft)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(getRecipePage(ctx(), { ...draft, asDraft: false })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a customer’s settings have their profile, sessions and topics; refuses a stranger', async () => {
  const person = await addPerson(ctx())
  const settings = await getAccountSettings(testCtx(shop(), { actor: person.actor }), { thisSessionId: '' })
  expect(settings).toMatchObject({ profile: { email: person.email }, sessions: [], topics: [] })
  await expect(getAccountSettings(ctx(), { thisSessionId: '' })).rejects.toMatchObject({ code: 'forbidden' })
})

test('the office has what waits, and its first page what each report says: refuses a stranger', async () => {
  const moderator = testCtx(shop(), { actor: asStaff(await addPerson(ctx(), { roles: ['moderator'] })) })
  const { firstSteps, work, sales, tonight } = await getToday(moderator, { language: 'en' })
  expect([firstSteps.products, work.queues.money.count, sales.days.length]).toEqual([true, 0, 30])
  expect(tonight).toMatchObject({ parties: 0, waiting: 0 })
  expect(await getOfficeCounts(moderator)).toEqual({ findings: 0, messages: 0, reviews: 0 })
  const customer = testCtx(shop(), { actor: (await addPerson(ctx())).actor })
  for (const by of [ctx(), customer]) {
    await expect(getOfficeCounts(by)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(getToday(by, { language: 'en' })).rejects.toMatchObject({ code: 'forbidden' })
  }
})
