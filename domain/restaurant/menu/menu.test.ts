import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { seedDishes } from '#database/seed/restaurant/menu/index.ts'
import { dishes, products, recipes } from '#database/schema/index.ts'
import { ALLERGENS, DIET_TAGS } from '#shared/catalog/food.ts'
import { startOfNextShopDay } from '#shared/kernel/dates.ts'
import { MENU_COURSES } from '#shared/restaurant/dish-fields.ts'
import { addDish, dishFields } from '#tests/data/dishes.ts'
import { auditOf, later, useStaff } from '#tests/data/people.ts'
import { addProduct, changeProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { testStorage } from '#tests/stand-ins/test-storage.ts'
import { type Actor, asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { removeUnusedFiles } from '#domain/base/media/index.ts'
import { createRecipes } from '#domain/recipes/recipes/index.ts'
import {
  createDish,
  createDishes,
  findDishOfRecipe,
  getStaffDish,
  listDishChoices,
  listMenu,
  listStaffDishes,
  moveDish,
  removeDishPicture,
  setDishPicture,
  setSoldOut,
  updateDish,
  updateDishContent,
} from './index.ts'
import {
  createDishInput,
  listMenuInput,
  type ListMenuInput,
  updateDishContentInput,
  updateDishInput,
} from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { moe, admin, moderator } = useStaff(ctx)

const both = (text: string) => ({ en: text, th: `${text} ไทย` })
const menuOf = (input: Partial<ListMenuInput> = {}, by = ctx()) => listMenu(by, { language: 'en', ...input })
const shown = async (id: string, by = ctx()) => (await menuOf({}, by)).find((dish) => dish.id === id)
const isOn = async (id: string, input: Partial<ListMenuInput>) =>
  (await menuOf(input)).some((dish) => dish.id === id)

async function addJar(fields: Parameters<typeof addProduct>[1] = {}) {
  const { id, slug } = await addProduct(ctx(), { initialStock: 0, ...fields })
  const [row] = await ctx().db.select({ sku: products.sku }).from(products).where(eq(products.id, id))
  return { id, slug, sku: row?.sku ?? '' }
}

/** A recipe of a jar and of an ingredient that is for everybody. */
async function addRecipe(jar: { slug: string }) {
  const slug = `of-a-dish-${randomUUID().slice(0, 8)}`
  const facts = { course: 'curry', prepMinutes: 5, cookMinutes: 5, servings: 2, difficulty: 'easy' } as const
  const texts = { title: both(slug), line: both('x'), story: both('x'), pictureAlt: both('x') }
  const [id = ''] = await createRecipes(asShop(ctx()), {
    ingredients: [{ id: 'dish-egg', name: both('egg'), allergens: ['egg'], diet: 'vegetarian' }],
    recipes: [
      {
        slug,
        ...texts,
        ...facts,
        picture: null,
        spiceLevel: 1,
        lines: [
          { id: 'jar', product: jar.slug, amount: 50, unit: 'g' },
          { id: 'egg', ingredient: 'dish-egg', amount: 1, unit: 'piece' },
        ],
        steps: [{ title: both('x'), text: both('x'), uses: [] }],
        tips: [],
        related: [],
      },
    ],
  })
  return { id, slug }
}

const setActive = (id: string, isActive: boolean) =>
  inTransaction(asShop(ctx()), ({ db }) => db.update(dishes).set({ isActive }).where(eq(dishes.id, id)))

describe('the demo’s menu', () => {
  test('has every dish in its course and order, each in both languages', async () => {
    const menu = await menuOf()
    expect(menu.length).toBeGreaterThanOrEqual(24)
    expect(new Set(menu.map(({ course }) => course))).toEqual(new Set(MENU_COURSES))
    expect(menu.map(({ name }) => name)).toEqual(seedDishes.map(({ name }) => name.en))
    const inThai = await menuOf({ language: 'th' })
    expect(inThai.map(({ name, otherName }) => [name, otherName])).toEqual(
      seedDishes.map(({ name }) => [name.th, name.en]),
    )
  })

  test('says of every dish what its recipe and its jars say too', async () => {
    const menu = await menuOf()
    const facts = menu.map(({ name, allergens, diets }) => ({ name, allergens, diets }))
    const written = seedDishes.map(({ name, allergens, dietTags }) => ({
      name: name.en,
      allergens: allergens.toSorted(),
      // A vegan dish is vegetarian too, and need not say so.
      diets: DIET_TAGS.filter((tag) => dietTags.includes(tag)).filter(
        (tag, _, tags) => tag !== 'vegetarian' || !tags.includes('vegan'),
      ),
    }))
    expect(facts).toEqual(written)
    expect(menu.filter(({ isIncomplete, isSoldOut }) => isIncomplete || isSoldOut)).toEqual([])
    expect(menu.map(({ recipe }) => recipe?.slug)).toEqual(seedDishes.map(({ recipe }) => recipe))
    expect(menu.map(({ products }) => products.map(({ slug }) => slug))).toEqual(
      seedDishes.map(({ products }) => products),
    )
  })
})

describe('what guests are told', () => {
  test('follows from the dish, its recipe and its jars, hidden ones too, and from their changes', async () => {
    const [paste, dip] = [
      await addJar({ allergens: ['crustacean'], dietTags: ['vegetarian', 'gluten_free'] }),
      await addJar({ allergens: ['peanut'], dietTags: ['vegan', 'vegetarian'] }),
    ]
    const recipe = await addRecipe(paste)
    const id = await addDish(ctx(), {
      allergens: ['sesame'],
      dietTags: ['vegan', 'gluten_free'],
      recipeId: recipe.id,
      skus: [dip.sku],
    })
    expect(await shown(id)).toMatchObject({
      allergens: ['crustacean', 'egg', 'peanut', 'sesame'],
      diets: ['vegetarian'],
      recipe: { slug: recipe.slug },
      products: [{ slug: dip.slug }],
    })
    expect(await findDishOfRecipe(ctx(), { recipeId: recipe.id })).toEqual({ id })

    await inTransaction(asShop(ctx()), ({ db }) =>
      db.update(recipes).set({ isActive: false }).where(eq(recipes.id, recipe.id)),
    )
    await changeProduct(ctx(), dip.id, { isActive: false, allergens: ['milk'] })
    expect(await shown(id)).toMatchObject({
      allergens: ['crustacean', 'egg', 'milk', 'sesame'],
      recipe: null,
      products: [],
    })
  })

  test.each([
    ['vegan', ['fish'], []],
    ['vegan', ['milk'], ['vegetarian']],
    ['vegetarian', ['egg'], ['vegetarian']],
    ['vegetarian', ['mollusc'], []],
    ['gluten_free', ['gluten'], []],
    ['vegan', ['soya'], ['vegan']],
  ])('that is said to be %s and contains %j is for %j', async (diet, allergens, diets) => {
    const id = await addDish(ctx(), { dietTags: [diet], allergens })
    expect((await shown(id))?.diets).toEqual(diets)
  })

  test('is that they must ask, as long as nobody has said what a jar contains', async () => {
    const jar = await addJar({ allergens: null })
    const [ofJar, ofRecipe] = [
      await addDish(ctx(), { skus: [jar.sku] }),
      await addDish(ctx(), { recipeId: (await addRecipe(jar)).id }),
    ]
    for (const id of [ofJar, ofRecipe]) expect((await shown(id))?.isIncomplete).toBe(true)
    const without = await listMenu(ctx(), { language: 'en', without: ['peanut'] })
    expect(without.map(({ id }) => id)).not.toEqual(expect.arrayContaining([ofJar]))
    await changeProduct(ctx(), jar.id, { allergens: [] })
    for (const id of [ofJar, ofRecipe]) expect((await shown(id))?.isIncomplete).toBe(false)
  })

  test('is that they must ask, once its recipe or a jar is gone, until staff have looked at it', async () => {
    const jar = await addJar()
    const recipe = await addRecipe(await addJar())
    const [ofJar, ofRecipe] = [
      await addDish(ctx(), { skus: [jar.sku], dietTags: ['gluten_free'] }),
      await addDish(ctx(), { recipeId: recipe.id }),
    ]
    await inTransaction(asShop(ctx()), async ({ db }) => {
      await db.execute(sql`select delete_unsold_product(${jar.id})`)
      await db.delete(recipes).where(eq(recipes.id, recipe.id))
    })
    for (const id of [ofJar, ofRecipe]) {
      expect(await shown(id)).toMatchObject({ isIncomplete: true })
      expect(await isOn(id, { without: ['peanut'] })).toBe(false)
      expect((await listStaffDishes(moderator(), { state: 'incomplete' })).map((dish) => dish.id)).toContain(
        id,
      )
      const {
        facts: _,
        image: __,
        isSoldOut: ___,
        priceCents: ____,
        isActive: _____,
        ...dish
      } = await getStaffDish(moderator(), { id })
      expect(await updateDishContent(moderator(), updateDishContentInput.parse(dish))).toMatchObject({
        ok: true,
      })
      expect(await shown(id)).toMatchObject({ isIncomplete: false })
    }
  })

  test('fits every wish, and never a dish that is hidden', async () => {
    const id = await addDish(ctx(), { spiceLevel: 3, allergens: ['peanut'], dietTags: ['vegan'] })
    expect(await isOn(id, {})).toBe(true)
    expect(await isOn(id, { diet: 'vegan', spice: 3, without: ['fish', 'milk'] })).toBe(true)
    expect(await isOn(id, { diet: 'vegetarian' })).toBe(true)
    expect(await isOn(id, { diet: 'gluten_free' })).toBe(false)
    expect(await isOn(id, { spice: 2 })).toBe(false)
    expect(await isOn(id, { without: ['fish', 'peanut'] })).toBe(false)
    await setActive(id, false)
    expect(await isOn(id, {})).toBe(false)
    expect((await getStaffDish(moderator(), { id })).isActive).toBe(false)
    await setActive(id, true)
  })

  test('is read from addresses, which may say anything', () => {
    const parse = (input: object) => listMenuInput.safeParse(input)
    expect(parse({ without: 'fish,egg,fish' }).data).toMatchObject({ without: ['fish', 'egg'] })
    expect(parse({ without: ALLERGENS.join(',') }).success).toBe(true)
    for (const wrong of [{ without: 'sand' }, { spice: '9' }, { spice: 'hot' }, { diet: 'none' }]) {
      expect(parse(wrong).success).toBe(false)
    }
  })
})

describe('sold out', () => {
  test('is a dish for the rest of the day in the restaurant, or until it is back', async () => {
    const id = await addDish(ctx())
    const { version } = await getStaffDish(moderator(), { id })
    await setSoldOut(moderator(), { id, isSoldOut: true })
    await setSoldOut(moderator(), { id, isSoldOut: true })
    expect(await shown(id)).toMatchObject({ isSoldOut: true })
    expect((await listStaffDishes(moderator(), { state: 'sold_out' })).map((dish) => dish.id)).toEqual([id])

    const untilMidnight = startOfNextShopDay(ctx().now()).getTime() - ctx().now().getTime()
    expect(await shown(id, later(ctx(), untilMidnight - 60_000))).toMatchObject({ isSoldOut: true })
    expect(await shown(id, later(ctx(), untilMidnight))).toMatchObject({ isSoldOut: false })

    await setSoldOut(moderator(), { id, isSoldOut: false })
    expect(await shown(id)).toMatchObject({ isSoldOut: false })
    const done = (await auditOf(ctx(), id)).map(({ actorId, action }) => [actorId, action])
    expect(done.slice(-2)).toEqual([
      [moe.id, 'dish.sold-out'],
      [moe.id, 'dish.back'],
    ])
    // Anyone who edits the dish meanwhile is not disturbed.
    expect((await getStaffDish(moderator(), { id })).version).toBe(version)
  })
})

describe('an edit', () => {
  test('is saved with the audit; of two people the second is told', async () => {
    const id = await addDish(ctx())
    const edit = (version: number, fields: object) =>
      updateDishInput.parse({ id, version, ...dishFields(fields) })
    expect(await updateDish(admin(), edit(1, { priceCents: 9900 }))).toEqual({ ok: true, version: 2 })
    const current = await getStaffDish(moderator(), { id })
    expect(current.priceCents).toBe(9900)
    expect(await updateDish(admin(), edit(1, { priceCents: 1 }))).toEqual({
      ok: false,
      reason: 'changed',
      current,
      by: 'Ada Owner',
    })
    const { facts: _, image: __, isSoldOut: ___, ...same } = current
    expect(await updateDish(admin(), same)).toEqual({ ok: true, version: 2 })
    expect((await auditOf(ctx(), id)).map(({ action }) => action)).toEqual(['dish.created', 'dish.changed'])
  })

  test('of a moderator leaves price and menu as they are', async () => {
    const id = await addDish(ctx(), { priceCents: 7700 })
    const { priceCents: _, isActive: __, ...content } = dishFields({ course: 'drinks' })
    const input = updateDishContentInput.parse({ id, version: 1, ...content })
    expect(await updateDishContent(moderator(), input)).toEqual({ ok: true, version: 2 })
    expect(await getStaffDish(admin(), { id })).toMatchObject({
      course: 'drinks',
      name: content.name,
      priceCents: 7700,
      isActive: true,
    })
    // In its new course it is the last.
    expect((await menuOf()).findLast(({ course }) => course === 'drinks')?.id).toBe(id)
    for (const more of [{ priceCents: 1 }, { isActive: false }]) {
      expect(updateDishContentInput.safeParse({ ...input, ...more }).success).toBe(false)
    }
  })

  test('that names a recipe or a product which does not exist is refused', async () => {
    const create = (fields: object) => createDish(admin(), createDishInput.parse(dishFields(fields)))
    expect(await create({ recipeId: randomUUID() })).toEqual({ ok: false, reason: 'unknown_recipe' })
    expect(await create({ skus: ['NO-SUCH-CODE'] })).toEqual({ ok: false, reason: 'unknown_product' })
    for (const wrong of [
      { priceCents: 0 },
      { priceCents: 500_001 },
      { spiceLevel: 6 },
      { course: 'soup' },
      { name: { en: 'x', th: '' } },
      { allergens: ['sand'] },
      { skus: ['a', 'b', 'c', 'd', 'e'] },
    ]) {
      expect(createDishInput.safeParse(dishFields(wrong)).success, JSON.stringify(wrong)).toBe(false)
    }
  })

  test('of the order moves one dish; the others keep theirs', async () => {
    const ids = [await addDish(ctx(), { course: 'sweets' }), await addDish(ctx(), { course: 'sweets' })]
    const order = async () => (await listStaffDishes(moderator(), { course: 'sweets' })).map(({ id }) => id)
    const before = await order()
    expect(before.slice(-2)).toEqual(ids)
    await moveDish(moderator(), { id: ids[1] ?? '', to: 0 })
    expect(await order()).toEqual([ids[1], ...before.filter((id) => id !== ids[1])])
    await moveDish(moderator(), { id: ids[1] ?? '', to: 9_999 })
    expect(await order()).toEqual(before)
    await expect(moveDish(moderator(), { id: randomUUID(), to: 0 })).rejects.toMatchObject({ what: 'dish' })
  })

  test('finds a dish by a part of any of its names, and what recipes there are', async () => {
    const id = await addDish(ctx(), { name: both('Zebra soup'), roman: 'Sup malai' })
    for (const search of ['zebra', 'soup ไทย', 'malai']) {
      expect((await listStaffDishes(moderator(), { search })).map((dish) => dish.id)).toEqual([id])
    }
    expect(await listStaffDishes(moderator(), { search: '%' })).toEqual([])
    const choices = await listDishChoices(moderator(), { language: 'th' })
    expect(choices.recipes.length).toBeGreaterThanOrEqual(20)
    expect(choices.products).toContainEqual({ sku: expect.any(String), name: expect.any(String) })
  })
})

describe('a picture', () => {
  const background = { r: 9, g: 99, b: 9 }
  const file = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer()
  const imagesOf = async (id: string) => [
    (await shown(id))?.image,
    (await getStaffDish(admin(), { id })).image,
  ]

  test('is shown, kept while it is, replaced, and taken away', async () => {
    const id = await addDish(ctx())
    expect(await setDishPicture(moderator(), { id, file: await file() })).toEqual({ ok: true })
    const [first] = await imagesOf(id)
    expect(first).toMatch(/pictures\//)
    const tomorrow = asShop(later(ctx(), 2 * 86_400_000))
    await removeUnusedFiles(tomorrow)
    const stored = (await testStorage().list({ limit: 10_000 })).map(({ name }) => name)
    expect(stored.filter((name) => first?.endsWith(name.replace(/-\d+\.\w+$/, '')))).toHaveLength(6)

    await setDishPicture(moderator(), { id, file: await file() })
    const [second] = await imagesOf(id)
    expect(second).not.toBe(first)
    await removeDishPicture(admin(), { id })
    expect(await imagesOf(id)).toEqual([null, null])
    expect((await auditOf(ctx(), id)).map(({ action }) => action)).toEqual([
      'dish.created',
      'picture.added',
      'picture.replaced',
      'picture.deleted',
    ])
  })

  test('that is none is refused', async () => {
    const id = await addDish(ctx())
    const result = await setDishPicture(moderator(), { id, file: Buffer.from('not a picture') })
    expect(result).toEqual({ ok: false, reason: 'not_a_picture' })
  })
})

test('refuses a stranger, and a moderator what is for admins', async () => {
  const id = await addDish(ctx())
  const { priceCents: _, isActive: __, ...content } = dishFields()
  const file = Buffer.from('x')
  const verbs: [(ctx: Ctx) => Promise<unknown>, isForModerators: boolean][] = [
    [(ctx) => getStaffDish(ctx, { id }), true],
    [(ctx) => listStaffDishes(ctx, {}), true],
    [(ctx) => listDishChoices(ctx, { language: 'en' }), true],
    [(ctx) => moveDish(ctx, { id, to: 0 }), true],
    [(ctx) => setSoldOut(ctx, { id, isSoldOut: false }), true],
    [(ctx) => setDishPicture(ctx, { id, file }), true],
    [(ctx) => updateDishContent(ctx, updateDishContentInput.parse({ id, version: 1, ...content })), true],
    [(ctx) => createDish(ctx, createDishInput.parse(dishFields())), false],
    [(ctx) => updateDish(ctx, updateDishInput.parse({ id, version: 1, ...dishFields() })), false],
    [(ctx) => removeDishPicture(ctx, { id }), false],
    [(ctx) => createDishes(ctx, { dishes: [] }), false],
  ]
  const strangers: Actor[] = [{ role: 'visitor' }, { role: 'customer', id: moe.id }]
  for (const [verb, isForModerators] of verbs) {
    for (const actor of strangers) {
      await expect(verb({ ...ctx(), actor })).rejects.toMatchObject({ code: 'forbidden' })
    }
    if (isForModerators) await verb(moderator())
    else await expect(verb(moderator())).rejects.toMatchObject({ code: 'forbidden' })
  }
})
