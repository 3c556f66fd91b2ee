import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products, recipes } from '#database/schema/index.ts'
import { addPerson } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { addSize } from '#domain/catalog/catalog/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import {
  createRecipes,
  getRecipe,
  listCookedWith,
  listPairings,
  listRecipes,
  listRecipesWith,
  previewRecipe,
  refreshSearchOfProduct,
} from './index.ts'
import type { CreateRecipeInput, IngredientInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const byShop = () => asShop(ctx())
const both = (text: string) => ({ en: text, th: `${text} ไทย` })

const tofu: IngredientInput = { id: 'test-tofu', name: both('tofu'), allergens: ['soya'], diet: 'vegan' }
const limes: IngredientInput = {
  id: 'test-lime',
  name: { en: 'limes', th: 'มะนาว' },
  counted: { en: 'lime', th: 'ลูก' },
  allergens: [],
  diet: 'vegan',
}

let count = 0
function recipeOf(
  lines: CreateRecipeInput['lines'],
  rest: Partial<CreateRecipeInput> = {},
): CreateRecipeInput {
  count += 1
  return {
    slug: `test-recipe-${count}`,
    title: both('Dinner'),
    line: both('One pot'),
    story: both('Long ago'),
    picture: null,
    pictureAlt: both('A pot'),
    course: 'curry',
    prepMinutes: 10,
    cookMinutes: 15,
    servings: 4,
    difficulty: 'easy',
    spiceLevel: 2,
    lines,
    steps: [{ title: both('Cook'), text: both('Cook it'), uses: lines.map(({ id }) => id) }],
    tips: [both('Taste it')],
    related: [],
    ...rest,
  }
}

async function addRecipe(recipe: CreateRecipeInput) {
  const [id = ''] = await createRecipes(byShop(), { ingredients: [tofu, limes], recipes: [recipe] })
  return { ...recipe, id }
}

async function slugOf(productId: string): Promise<string> {
  const [row] = await ctx()
    .db.select({ slug: products.slug })
    .from(products)
    .where(eq(products.id, productId))
  return row?.slug ?? ''
}

async function addJar(rest: Parameters<typeof addProduct>[1] = {}) {
  const product = await addProduct(ctx(), { netWeightValue: 200, netWeightUnit: 'g', ...rest })
  return { ...product, slug: await slugOf(product.id) }
}

test('a recipe is read in one language, with its lines, its steps and the jars that the shop shows', async () => {
  const jar = await addJar()
  const { slug, id } = await addRecipe(
    recipeOf([
      { id: 'paste', product: jar.slug, amount: 50, unit: 'g' },
      { id: 'lime', ingredient: 'test-lime', amount: 1, unit: 'piece', note: both('cut') },
      { id: 'tofu', ingredient: 'test-tofu', isOptional: true },
    ]),
  )
  const { recipe } = await getRecipe(ctx(), { id: slug, language: 'th' })
  expect(recipe).toMatchObject({ id, title: 'Dinner ไทย', totalMinutes: 25, tips: ['Taste it ไทย'] })
  expect(recipe.lines).toMatchObject([
    { key: 'paste', amount: 50, unit: 'g', product: { id: jar.id, netWeight: { value: 200, unit: 'g' } } },
    { key: 'lime', name: 'มะนาว', counted: 'ลูก', amount: 1, note: 'cut ไทย', isOptional: false },
    { key: 'tofu', amount: null, unit: null, isOptional: true },
  ])
  expect(recipe.steps).toEqual([{ title: 'Cook ไทย', text: 'Cook it ไทย', uses: ['paste', 'lime', 'tofu'] }])
  expect((await getRecipe(ctx(), { id, language: 'en' })).recipe.slug).toBe(slug)
  const product = { ...jar, netWeight: { value: 200, unit: 'g' } } as const
  expect(await listRecipesWith(ctx(), { product, language: 'en' })).toMatchObject({
    recipes: [{ id, isUse: true }],
    packYield: { recipe: 'Dinner', meals: 4 },
  })
  expect(await listCookedWith(ctx(), { language: 'en' })).toContainEqual(
    expect.objectContaining({ slug: jar.slug }),
  )
})

test('a jar that is sold out is another size in stock, the lightest, if there is one; the line keeps its name', async () => {
  const jar = await addJar({ name: both('Lotus paste'), initialStock: 0 })
  const { slug } = await addRecipe(recipeOf([{ id: 'paste', product: jar.slug, amount: 50, unit: 'g' }]))
  const lineOf = async () => (await getRecipe(ctx(), { id: slug, language: 'en' })).recipe.lines[0]
  const addSizeOf = (netWeightValue: number, initialStock: number) => {
    const own = { sku: `S-${netWeightValue}-${jar.slug}`, barcode: null, priceCents: 30_000, isActive: true }
    const size = { ...own, netWeightValue, initialStock }
    return inTransaction(byShop(), (ctx) => addSize(ctx, { productId: jar.id, size }))
  }
  await addSizeOf(100, 0)
  expect((await lineOf())?.product).toMatchObject({ id: jar.id, isOtherSize: false })
  await addSizeOf(2000, 3)
  const { id } = await addSizeOf(1000, 3)
  expect(await lineOf()).toMatchObject({
    name: 'Lotus paste',
    product: {
      id,
      name: 'Lotus paste, 1 kg',
      isOtherSize: true,
      netWeight: { value: 1000 },
      priceCents: 30_000,
    },
  })
})

test('recipes that go with those that use a jar follow them, and do not say what it is worth', async () => {
  const [jar, other] = [await addJar(), await addJar()]
  const beside = await addRecipe(recipeOf([{ id: 'paste', product: other.slug, amount: 1, unit: 'g' }]))
  const line = (amount: number) => ({ product: jar.slug, amount, unit: 'g' }) as const
  const own = await addRecipe(
    recipeOf(
      [
        { id: 'one', ...line(60) },
        { id: 'two', ...line(20) },
      ],
      { related: [beside.slug] },
    ),
  )
  const product = { ...jar, netWeight: { value: 200, unit: 'g' } } as const
  expect(await listRecipesWith(ctx(), { product, language: 'en' })).toMatchObject({
    recipes: [
      { id: own.id, isUse: true },
      { id: beside.id, isUse: false },
    ],
    packYield: { meals: 2 },
  })
})

test('of a recipe with a jar that nobody has checked it is not said what is not in it', async () => {
  const jar = await addJar({ allergens: null, dietTags: ['vegan'] })
  const { slug } = await addRecipe(recipeOf([{ id: 'paste', product: jar.slug, amount: 50, unit: 'g' }]))
  const { recipe } = await getRecipe(ctx(), { id: slug, language: 'en' })
  expect(recipe).toMatchObject({ allergens: [], isIncomplete: true, diets: ['vegan'] })
  const without = await listRecipes(ctx(), { language: 'en', without: ['peanut'] })
  expect(without.map((one) => one.slug)).not.toContain(slug)
})

test('its allergens and diets follow from all that is in it, also from a jar that the shop hides', async () => {
  const jar = await addJar({
    allergens: ['crustacean'],
    mayContain: ['peanut', 'soya'],
    dietTags: ['gluten_free'],
  })
  const { slug } = await addRecipe(
    recipeOf([
      { id: 'paste', product: jar.slug, amount: 50, unit: 'g' },
      { id: 'tofu', ingredient: 'test-tofu', isOptional: true },
    ]),
  )
  const facts = { allergens: ['crustacean', 'soya'], mayContain: ['peanut'], diets: ['gluten_free'] }
  const read = async () => {
    const { recipe } = await getRecipe(ctx(), { id: slug, language: 'en' })
    return { ...recipe, allergens: recipe.allergens.toSorted() }
  }
  expect(await read()).toMatchObject(facts)

  await inTransaction(byShop(), ({ db }) =>
    db.update(products).set({ isActive: false }).where(eq(products.id, jar.id)),
  )
  const hidden = await read()
  expect(hidden).toMatchObject(facts)
  expect(hidden.lines[0]).not.toHaveProperty('product')

  const { slug: vegan } = await addRecipe(recipeOf([{ id: 'tofu', ingredient: 'test-tofu' }]))
  expect((await getRecipe(ctx(), { id: vegan, language: 'en' })).recipe.diets).toEqual([
    'vegan',
    'gluten_free',
  ])
})

test('of a product that is gone its name stays, and the recipe says that it cannot know what was in it', async () => {
  const jar = await addJar({ name: both('Old paste'), initialStock: 0 })
  const { slug } = await addRecipe(recipeOf([{ id: 'paste', product: jar.slug, amount: 50, unit: 'g' }]))
  await inTransaction(byShop(), ({ db }) => db.execute(sql`select delete_unsold_product(${jar.id})`))
  const { recipe } = await getRecipe(ctx(), { id: slug, language: 'en' })
  expect(recipe).toMatchObject({ isIncomplete: true, diets: [], lines: [{ name: 'Old paste' }] })
})

test('the list is what fits all that is asked for, in the shop’s order', async () => {
  const jar = await addJar()
  const line = { id: 'paste', product: jar.slug, amount: 50, unit: 'g' as const }
  const [quick, slow] = await createRecipes(byShop(), {
    ingredients: [],
    recipes: [
      recipeOf([line], { prepMinutes: 5, cookMinutes: 10, spiceLevel: 1 }),
      recipeOf([line], { restMinutes: 600, spiceLevel: 5 }),
    ],
  })
  const tofuOnly = await addRecipe(recipeOf([{ id: 'tofu', ingredient: 'test-tofu' }]))
  const ids = async (input: object) =>
    (await listRecipes(ctx(), { language: 'en', ...input })).map(({ id }) => id)
  expect(await ids({ product: jar.slug })).toEqual([quick, slow])
  expect(await ids({ product: jar.slug, minutes: 15 })).toEqual([quick])
  expect(await ids({ product: jar.slug, spice: 4 })).toEqual([quick])
  expect(await ids({ product: jar.slug, diet: 'vegan' })).toEqual([])
  expect(await ids({ diet: 'vegan' })).toContain(tofuOnly.id)
  expect(await ids({ diet: 'vegan' })).not.toContain(quick)
})

test('a jar goes with those of its dishes, then of dishes beside them; none that is sold out, none of a draft', async () => {
  const [jar, sameDish, soldOut, besides, ofDraft] = [
    await addJar(),
    await addJar(),
    await addJar({ initialStock: 0 }),
    await addJar({ sortOrder: -1 }),
    await addJar(),
  ]
  const line = ({ slug }: { slug: string }, id = 'paste') => ({
    id,
    product: slug,
    amount: 50,
    unit: 'g' as const,
  })
  const side = await addRecipe(recipeOf([line(besides)]))
  const draft = await addRecipe(recipeOf([line(ofDraft)]))
  await inTransaction(byShop(), ({ db }) =>
    db.update(recipes).set({ isActive: false }).where(eq(recipes.id, draft.id)),
  )
  await addRecipe(
    recipeOf([line(jar), line(sameDish, 'dip'), line(soldOut, 'relish')], {
      related: [side.slug, draft.slug],
    }),
  )
  const found = await listPairings(ctx(), { productId: jar.id, language: 'en' })
  expect(found.map(({ id }) => id)).toEqual([sameDish.id, besides.id])
  expect(await listPairings(ctx(), { productId: ofDraft.id, language: 'th' })).toEqual([])
})

test('a draft is found by nobody, and neither is what does not exist', async () => {
  const { slug, id } = await addRecipe(recipeOf([{ id: 'tofu', ingredient: 'test-tofu' }]))
  await inTransaction(byShop(), ({ db }) =>
    db.update(recipes).set({ isActive: false }).where(eq(recipes.id, id)),
  )
  for (const wanted of [slug, id, 'no-such-recipe']) {
    await expect(getRecipe(ctx(), { id: wanted, language: 'en' })).rejects.toMatchObject({
      code: 'not_found',
    })
  }
  expect((await listRecipes(ctx(), { language: 'en' })).map(({ id }) => id)).not.toContain(id)
})

test('refuses a stranger: createRecipes, previewRecipe, refreshSearchOfProduct', async () => {
  const { actor } = await addPerson(ctx())
  for (const by of [{ role: 'visitor' }, actor] as const) {
    const stranger: Ctx = { ...ctx(), actor: by }
    await expect(previewRecipe(stranger, { id: 'x', language: 'en' })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(refreshSearchOfProduct(stranger, { productId: 'x', jobId: 0 })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(createRecipes(stranger, { ingredients: [], recipes: [] })).rejects.toMatchObject({
      code: 'forbidden',
    })
  }
})

test('a recipe with a product that does not exist is not added at all', async () => {
  const recipe = recipeOf([{ id: 'paste', product: 'no-such-product', amount: 1, unit: 'g' }])
  await expect(createRecipes(byShop(), { ingredients: [tofu], recipes: [recipe] })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await ctx().db.$count(recipes, eq(recipes.slug, recipe.slug))).toBe(0)
})
