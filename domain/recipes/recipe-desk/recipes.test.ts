import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { recipes } from '#database/schema/index.ts'
import { byNumber } from '#shared/recipes/recipe-numbers.ts'
import { addPerson, auditOf, useStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { recipeInput } from '#tests/data/recipe-forms.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { getStaffProduct, updateProductTexts } from '#domain/catalog/catalog-desk/index.ts'
import { updateProductTextsInput } from '#domain/catalog/catalog-desk/schemas.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { runWaitingJobs } from '#domain/base/jobs/index.ts'
import { removeUnusedFiles } from '#domain/base/media/index.ts'
import { getRecipe, listRecipes, previewRecipe, refreshSearchOfProduct } from '../recipes/index.ts'
import {
  createIngredient,
  createRecipe,
  deleteIngredient,
  deleteRecipe,
  getIngredient,
  getStaffRecipe,
  hideRecipe,
  listIngredients,
  listParts,
  listStaffRecipes,
  publishRecipe,
  setRecipePicture,
  updateIngredient,
  updateRecipe,
} from './index.ts'
import {
  createIngredientInput,
  createRecipeInput,
  listIngredientsInput,
  listStaffRecipesInput,
  updateRecipeInput,
} from './schemas.ts'
import type { StaffRecipe } from './views.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { moe, admin, moderator } = useStaff(ctx)

async function written(change: Record<string, unknown> = {}) {
  const made = await createRecipe(moderator(), createRecipeInput.parse(recipeInput(change)))
  if (!made.ok) throw new Error(made.reason)
  return getStaffRecipe(moderator(), { id: made.id })
}

/** The fields that the form would send of it. */
function inputOf(recipe: StaffRecipe, change: Record<string, unknown> = {}) {
  const { id, version, slug, title, line, story, pictureAlt, course } = recipe
  const { difficulty, spiceLevel, sortOrder, tips, related, steps } = recipe
  const lines = recipe.lines.map(({ name: _, ingredientId, productId, ...rest }) => ({
    ...rest,
    ...(ingredientId !== null && { ingredientId }),
    ...(productId !== null && { productId }),
    ...(ingredientId === null && productId === null && { isGone: true }),
  }))
  const whole = { id, version, slug, title, line, story, pictureAlt, course }
  const rest = {
    ...byNumber((name) => recipe[name]),
    difficulty,
    spiceLevel,
    sortOrder,
    tips,
    related,
    steps,
    lines,
  }
  return updateRecipeInput.parse({ ...whole, ...rest, ...change })
}

const photo = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#7a3' } })
    .jpeg()
    .toBuffer()

async function shown(change: Record<string, unknown> = {}) {
  const { id } = await written(change)
  expect(await setRecipePicture(moderator(), { id, file: await photo() })).toEqual({ ok: true })
  expect(await publishRecipe(admin(), { id })).toEqual({ ok: true })
  return getStaffRecipe(admin(), { id })
}

describe('writing', () => {
  test('a recipe begins as a draft that only staff see, and says what follows from its lines', async () => {
    const fish = await addProduct(ctx(), { allergens: ['fish'], mayContain: ['soya'], dietTags: [] })
    const { lines } = recipeInput()
    const recipe = await written({
      lines: [...lines, { ...lines[0], key: 'paste', ingredientId: undefined, productId: fish.id }],
    })
    expect(recipe).toMatchObject({
      isActive: false,
      publishedAt: null,
      version: 1,
      allergens: ['fish'],
      mayContain: ['soya'],
      diets: [],
      missingTexts: [],
    })
    const key = { id: recipe.slug, language: 'en' } as const
    await expect(getRecipe(ctx(), key)).rejects.toMatchObject({ code: 'not_found' })
    const preview = await previewRecipe(moderator(), key)
    expect(preview.recipe).toMatchObject({ isDraft: true, title: recipe.title.en })
    expect(await auditOf(ctx(), recipe.id)).toMatchObject([{ action: 'recipe.created', actorId: moe.id }])
  })

  test('two people edit one recipe: the second is shown what the first saved', async () => {
    const recipe = await written()
    expect(await updateRecipe(admin(), inputOf(recipe, { servings: 6 }))).toEqual({ ok: true, version: 2 })
    const late = await updateRecipe(moderator(), inputOf(recipe, { servings: 8 }))
    expect(late).toMatchObject({ ok: false, reason: 'changed', by: 'Ada Owner', current: { servings: 6 } })
    const again = await updateRecipe(moderator(), inputOf(recipe, { servings: 8, version: 2 }))
    expect(again).toEqual({ ok: true, version: 3 })
    // Saving without a change makes no new version, and no entry.
    const saved = await getStaffRecipe(admin(), { id: recipe.id })
    expect(await updateRecipe(admin(), inputOf(saved))).toEqual({ ok: true, version: 3 })
    expect(await auditOf(ctx(), recipe.id)).toHaveLength(3)
  })

  test('lines change places, go and come; what steps use must be there', async () => {
    const recipe = await written()
    const [milk] = inputOf(recipe).lines
    const rice = { ...milk, key: 'rice', ingredientId: 'jasmine-rice', amount: null, unit: null }
    expect(await updateRecipe(admin(), inputOf(recipe, { lines: [rice, milk] }))).toMatchObject({ ok: true })
    const saved = await getStaffRecipe(admin(), { id: recipe.id })
    expect(saved.lines.map(({ key, amount }) => [key, amount])).toEqual([
      ['rice', null],
      ['milk', 400],
    ])
    expect(() => inputOf(saved, { lines: [rice] })).toThrow('unknown_value')
    expect(() => inputOf(saved, { lines: [rice, rice] })).toThrow('invalid')
    const unknown = inputOf(saved, { lines: [rice, { ...milk, ingredientId: 'moon-dust' }] })
    expect(await updateRecipe(admin(), unknown)).toEqual({ ok: false, reason: 'unknown_part', line: 1 })
    expect(await getStaffRecipe(admin(), { id: recipe.id })).toEqual(saved)
  })

  test('an address is made of the title, is nobody else’s, and leads on when it changes', async () => {
    const title = { en: 'Pumpkin & Prawn Curry', th: 'แกงฟักทองกุ้ง' }
    const [one, two] = [await shown({ title }), await written({ title })]
    expect([one.slug, two.slug]).toEqual(['pumpkin-prawn-curry', 'pumpkin-prawn-curry-2'])
    const friend = await written({ related: [one.slug] })
    expect(await updateRecipe(admin(), inputOf(two, { slug: one.slug }))).toEqual({
      ok: false,
      reason: 'slug_taken',
    })
    await updateRecipe(admin(), inputOf(one, { slug: 'golden-curry' }))
    for (const id of ['golden-curry', 'pumpkin-prawn-curry']) {
      const { recipe } = await getRecipe(ctx(), { id, language: 'th' })
      expect(recipe).toMatchObject({ slug: 'golden-curry', title: title.th })
    }
    expect(await getStaffRecipe(admin(), { id: friend.id })).toMatchObject({ related: ['golden-curry'] })
    // Anyone who takes the former address has it.
    await updateRecipe(admin(), inputOf(two, { slug: 'pumpkin-prawn-curry' }))
    await expect(getRecipe(ctx(), { id: 'pumpkin-prawn-curry', language: 'en' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('a line whose product was deleted keeps its name when the rest is saved', async () => {
    const jar = await addProduct(ctx(), { name: { en: 'Old paste', th: 'พริกแกงเก่า' } })
    const { lines } = recipeInput()
    const recipe = await written({
      lines: [...lines, { ...lines[0], key: 'jar', ingredientId: undefined, productId: jar.id }],
    })
    await inTransaction(asShop(ctx()), ({ db }) => db.execute(sql`select delete_unsold_product(${jar.id})`))
    const gone = await getStaffRecipe(admin(), { id: recipe.id })
    expect(gone).toMatchObject({ isIncomplete: true, lines: [{}, { name: { en: 'Old paste' } }] })
    expect(await updateRecipe(admin(), inputOf(gone, { servings: 2 }))).toMatchObject({ ok: true })
    const saved = await getStaffRecipe(admin(), { id: recipe.id })
    expect(saved.lines[1]).toMatchObject({ ingredientId: null, productId: null, name: { th: 'พริกแกงเก่า' } })
  })
})

describe('showing', () => {
  test('only what is whole in both languages is shown, and it stays so', async () => {
    const title = { en: 'Half a stew', th: '' }
    const recipe = await written({ title, lines: [], steps: [], pictureAlt: { en: '', th: '' } })
    expect(recipe.missingTexts).toEqual(['title.th'])
    expect(await publishRecipe(admin(), { id: recipe.id })).toEqual({
      ok: false,
      reason: 'not_ready',
      needs: ['lines', 'steps', 'picture', 'alt', 'texts'],
    })
    const whole = await shown()
    expect(whole.publishedAt).not.toBeNull()
    const { recipe: seen } = await getRecipe(ctx(), { id: whole.id, language: 'en' })
    expect(seen.image).toMatch(/\/pictures\//)
    expect(await updateRecipe(admin(), inputOf(whole, { line: { en: 'Only English', th: '' } }))).toEqual({
      ok: false,
      reason: 'not_ready',
      needs: ['texts'],
    })
  })

  test('hidden it is gone for visitors, and not deleted; a draft that was never shown can be', async () => {
    const recipe = await shown()
    await hideRecipe(admin(), { id: recipe.id })
    await expect(getRecipe(ctx(), { id: recipe.id, language: 'en' })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await deleteRecipe(admin(), { id: recipe.id })).toEqual({ ok: false, reason: 'was_published' })
    const draft = await written()
    expect(await deleteRecipe(admin(), { id: draft.id })).toEqual({ ok: true })
    await expect(getStaffRecipe(admin(), { id: draft.id })).rejects.toMatchObject({ key: 'recipe_not_found' })
  })

  test('the clean-up of files leaves the picture of a recipe', async () => {
    const { id } = await shown()
    const later: Ctx = { ...asShop(ctx()), now: () => new Date(Date.now() + 7 * 86_400_000) }
    const stored = async () => (await ctx().storage.list({ limit: 500 })).map(({ name }) => name)
    const [row] = await ctx().db.select().from(recipes).where(eq(recipes.id, id))
    const isThere = async () => (await stored()).some((name) => name.startsWith(row?.picture ?? 'none'))
    expect(await isThere()).toBe(true)
    await removeUnusedFiles(later)
    expect(await isThere()).toBe(true)
    await setRecipePicture(admin(), { id, file: await photo() })
    await removeUnusedFiles(later)
    expect(await isThere()).toBe(false)
  })

  test('a file that is no picture changes nothing', async () => {
    const { id } = await written()
    const file = Buffer.from('<svg onload="alert(1)"/>')
    expect(await setRecipePicture(moderator(), { id, file })).toMatchObject({ ok: false })
    expect(await getStaffRecipe(admin(), { id })).toMatchObject({ image: null })
  })
})

describe('finding', () => {
  test('a recipe is found by its title, its line and what is in it, in both languages', async () => {
    const jar = await addProduct(ctx(), { name: { en: 'Quillwort relish', th: 'น้ำพริกปลาหนาม' } })
    const { lines } = recipeInput()
    const recipe = await shown({
      title: { en: 'Zanzibar supper', th: 'มื้อเย็นแซนซิบาร์' },
      line: { en: 'Warm as a lantern.', th: 'อุ่นเหมือนตะเกียง' },
      lines: [...lines, { ...lines[0], key: 'jar', ingredientId: undefined, productId: jar.id }],
    })
    const found = async (search: string) =>
      (await listRecipes(ctx(), { language: 'en', search })).map(({ id }) => id)
    for (const words of [
      'zanzi',
      'Zanzibar supper',
      'lantern',
      'quillwort',
      'แซนซิบาร์',
      'ตะเกียง',
      'ปลาหนาม',
    ]) {
      expect(await found(words), words).toEqual([recipe.id])
    }
    // Spelt nearly so.
    expect(await found('zanzibr')).toEqual([recipe.id])
    expect(await found('no such dish at all')).toEqual([])
    expect(await found('%')).toEqual([])
    expect(await found("' | & ! <-> :* \\")).toEqual([])
    expect(await listRecipes(ctx(), { language: 'en', search: 'zanzibar', minutes: 5 })).toEqual([])

    // It is found by what its jar is called from now on.
    const product = await getStaffProduct(admin(), jar)
    const { id, version, label, description, usage, storage, shelfLife, origin, maker, ingredients } = product
    const whole = { id, version, label, description, usage, storage, shelfLife, origin, maker, ingredients }
    const renamed = updateProductTextsInput.parse({
      ...whole,
      name: { en: 'Moonwort relish', th: 'น้ำพริกดวงจันทร์' },
    })
    expect(await updateProductTexts(admin(), renamed)).toMatchObject({ ok: true })
    await runWaitingJobs(asShop(ctx()), {
      handlers: { 'refresh-recipe-search': refreshSearchOfProduct },
    })
    expect(await found('quillwort')).toEqual([])
    expect(await found('moonwort')).toEqual([recipe.id])

    await hideRecipe(admin(), { id: recipe.id })
    expect(await found('zanzibar')).toEqual([])
    const office = await listStaffRecipes(moderator(), listStaffRecipesInput.parse({ search: 'zanzibar' }))
    expect(office.items).toMatchObject([{ id: recipe.id, isActive: false, wasPublished: true }])
  })

  test('what stands in the demo is found as people type it', async () => {
    const first = async (search: string) => (await listRecipes(ctx(), { language: 'en', search }))[0]?.title
    expect(await first('green curry')).toBe('Green curry with chicken')
    expect(await first('แกงเขียวหวาน')).toBe('Green curry with chicken')
    expect(await first('ผัดไทย')).toMatch(/^Pad Thai/i)
    expect(await first('phad thai')).toMatch(/^Pad Thai/i)
    expect((await listRecipes(ctx(), { language: 'th', search: 'fish sauce' })).length).toBeGreaterThan(5)
  })

  test('the office’s list is read page by page, by state, course and what is in them', async () => {
    const marked = await written({ course: 'dessert', sortOrder: 3 })
    const list = async (query: object) =>
      (await listStaffRecipes(moderator(), listStaffRecipesInput.parse(query))).items.map(({ id }) => id)
    expect(await list({ state: 'draft', course: 'dessert' })).toContain(marked.id)
    expect(await list({ state: 'shown' })).not.toContain(marked.id)
    expect(await list({ state: 'hidden' })).not.toContain(marked.id)
    expect(await list({ ingredient: 'coconut-milk', sort: 'newest' })).toContain(marked.id)
    expect((await list({ sort: 'newest' }))[0]).toBe(marked.id)
    expect(await list({ state: 'untranslated' })).not.toContain(marked.id)
    const all = await list({})
    expect(all.indexOf(marked.id)).toBeLessThan(10)
    for (const after of ['x', '1~2', `2026-01-01~${marked.id}`, `9999999999~${marked.id}`]) {
      expect(listStaffRecipesInput.safeParse({ after }).success, after).toBe(false)
    }
  })
})

describe('ingredients', () => {
  const fields = (name: string, change: object = {}) =>
    createIngredientInput.parse({
      name: { en: name, th: `${name} ไทย` },
      counted: { en: '', th: '' },
      allergens: [],
      diet: 'vegan',
      swap: { en: '', th: '' },
      ...change,
    })

  test('a changed ingredient changes every recipe that has it, and is not deleted while one does', async () => {
    expect(await createIngredient(moderator(), fields('Wattle seed'))).toEqual({
      ok: true,
      id: 'wattle-seed',
    })
    expect(await createIngredient(moderator(), fields('Wattle seed'))).toEqual({
      ok: false,
      reason: 'id_taken',
    })
    const { lines } = recipeInput()
    const recipe = await shown({
      lines: [...lines, { ...lines[0], key: 'seed', ingredientId: 'wattle-seed' }],
    })
    expect(recipe.diets).toContain('vegan')
    const seed = await getIngredient(moderator(), { id: 'wattle-seed' })
    expect(seed).toMatchObject({ recipes: 1, version: 1 })
    const { recipes: _, ...before } = seed
    const changed = { ...before, name: { en: 'Sesame paste', th: 'งาบด' }, allergens: ['sesame' as const] }
    expect(await updateIngredient(moderator(), changed)).toEqual({ ok: true, version: 2 })
    expect(await updateIngredient(moderator(), changed)).toMatchObject({ ok: false, reason: 'changed' })
    const { recipe: seen } = await getRecipe(ctx(), { id: recipe.id, language: 'en' })
    expect(seen.allergens).toContain('sesame')
    const found = await listRecipes(ctx(), { language: 'en', search: 'งาบด' })
    expect(found.map(({ id }) => id)).toEqual([recipe.id])
    expect(await deleteIngredient(admin(), { id: 'wattle-seed' })).toEqual({
      ok: false,
      reason: 'in_use',
      recipes: 1,
    })
    expect(await createIngredient(admin(), fields('Unused thing'))).toMatchObject({ ok: true })
    expect(await deleteIngredient(admin(), { id: 'unused-thing' })).toEqual({ ok: true })
    await expect(getIngredient(admin(), { id: 'unused-thing' })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('the list is by letters, allergens and diet', async () => {
    const ids = async (query: object) =>
      (await listIngredients(moderator(), listIngredientsInput.parse(query))).items.map(({ id }) => id)
    expect(await ids({ search: 'Coconut MILK' })).toContain('coconut-milk')
    expect(await ids({ search: 'กะทิ' })).toContain('coconut-milk')
    expect(await ids({ search: '%' })).toEqual([])
    expect(await ids({ allergen: 'fish' })).toContain('fish-sauce')
    expect(await ids({ diet: 'vegan' })).not.toContain('fish-sauce')
    expect(await ids({ after: 'coconut-milk' })).not.toContain('coconut-milk')
    const parts = await listParts(moderator())
    expect(parts.ingredients.map(({ id }) => id)).toContain('coconut-milk')
    expect(parts.products.length).toBeGreaterThan(5)
  })
})

test('refuses a stranger, and a moderator what is for admins', async () => {
  const { actor } = await addPerson(ctx())
  const recipe = await written()
  const { id } = recipe
  const ingredient = { id: 'coconut-milk' }
  const forbidden = { code: 'forbidden' }
  const adminOnly = (by: Ctx) => [
    publishRecipe(by, { id }),
    hideRecipe(by, { id }),
    deleteRecipe(by, { id }),
    deleteIngredient(by, ingredient),
  ]
  for (const asked of adminOnly(moderator())) await expect(asked).rejects.toMatchObject(forbidden)
  for (const by of [{ role: 'visitor' }, actor] as const) {
    const stranger: Ctx = { ...ctx(), actor: by }
    const { recipes: _, ...milk } = await getIngredient(admin(), ingredient)
    const { id: _id, version: _version, ...newMilk } = milk
    for (const asked of [
      ...adminOnly(stranger),
      createRecipe(stranger, createRecipeInput.parse(recipeInput())),
      updateRecipe(stranger, inputOf(recipe)),
      getStaffRecipe(stranger, { id }),
      setRecipePicture(stranger, { id, file: Buffer.from('') }),
      listStaffRecipes(stranger, listStaffRecipesInput.parse({})),
      listParts(stranger),
      listIngredients(stranger, {}),
      getIngredient(stranger, ingredient),
      createIngredient(stranger, newMilk),
      updateIngredient(stranger, milk),
    ]) {
      await expect(asked).rejects.toMatchObject(forbidden)
    }
  }
})
