import { z } from 'zod'
import { allergen } from '#shared/catalog/allergen-field.ts'
import { SPICE_LEVELS } from '#shared/catalog/food.ts'
import { keysetInput } from '#shared/kernel/keyset.ts'
import { LOCALES, DEFAULT_LOCALE, byLocale } from '#shared/kernel/locale.ts'
import {
  COURSES,
  DIET_KINDS,
  DIFFICULTIES,
  MOST_LINES,
  MOST_RELATED,
  MOST_STEPS,
  MOST_TIPS,
  UNITS,
} from '#shared/recipes/recipe-fields.ts'
import { byNumber, RECIPE_NUMBERS } from '#shared/recipes/recipe-numbers.ts'
import { line, optionalLine, optionalText, requiredText, wholeNumber } from '#shared/kernel/validation.ts'
import type { StoreRefusal } from '#domain/base/media/schemas.ts'
import type { StaffIngredient, StaffRecipe } from './views.ts'

const text = (max: number) => optionalText(max).transform((value) => value ?? '')
const oneLine = (max: number) => optionalLine(max).transform((value) => value ?? '')
/** English is needed; Thai may come later, until the recipe is shown. */
const title = (max: number) => z.strictObject({ en: line(max), th: oneLine(max) })
const localized = (max: number) => z.strictObject(byLocale(() => oneLine(max)))
const key = z
  .string({ error: 'required' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'invalid')
  .max(60, 'too_long')
/** Not what looks like a record id. */
const slug = key.max(80, 'too_long').refine((value) => !z.uuid().safeParse(value).success, 'invalid')

/** A timer runs for a day at most. */
const MOST_MINUTES = 1440

const recipeLine = z
  .strictObject({
    key: key.describe('Unique in the recipe; steps name it.'),
    ingredientId: key.optional(),
    productId: z.uuid('invalid').optional(),
    isGone: z.literal(true).optional().describe('The product of this line has been deleted; its name stays.'),
    amount: z.number({ error: 'invalid' }).positive('out_of_range').max(100_000, 'out_of_range').nullable(),
    unit: z.enum(UNITS).nullable(),
    note: localized(160),
    part: localized(80),
    isOptional: z.boolean(),
  })
  .refine(
    ({ ingredientId, productId, isGone }) =>
      [ingredientId, productId, isGone].filter((one) => one !== undefined).length === 1,
    { message: 'required', path: ['what'] },
  )

const recipeStep = z.strictObject({
  title: title(120),
  text: z.strictObject({ en: requiredText(3000), th: text(3000) }),
  uses: z.array(key).max(MOST_LINES, 'too_long').describe('Keys of the lines that are used here.'),
  timer: z.strictObject({ minutes: wholeNumber(1, MOST_MINUTES), label: title(80) }).nullable(),
})

const recipeFields = {
  title: title(120),
  line: title(240),
  story: z.strictObject(byLocale(() => text(3000))),
  pictureAlt: localized(300),
  course: z.enum(COURSES),
  ...byNumber((name) => wholeNumber(RECIPE_NUMBERS[name].least, RECIPE_NUMBERS[name].most)),
  difficulty: z.enum(DIFFICULTIES),
  spiceLevel: z.literal(SPICE_LEVELS, { error: 'unknown_value' }),
  sortOrder: wholeNumber(0, 1_000_000),
  tips: z.array(z.strictObject({ en: requiredText(500), th: text(500) })).max(MOST_TIPS, 'too_long'),
  related: z.array(slug).max(MOST_RELATED, 'too_long').describe('Slugs of recipes that go with it.'),
  lines: z.array(recipeLine).max(MOST_LINES, 'too_long'),
  steps: z.array(recipeStep).max(MOST_STEPS, 'too_long'),
  slug: slug.optional().describe('Without one it is made from the English title, or stays.'),
}

type Whole = {
  prepMinutes: number
  cookMinutes: number
  lines: { key: string }[]
  steps: { uses: string[] }[]
}
function checkWhole({ value, issues }: z.core.ParsePayload<Whole>): void {
  const add = (message: string, path: (string | number)[]) =>
    issues.push({ code: 'custom', message, path, input: value })
  if (value.prepMinutes + value.cookMinutes === 0) add('out_of_range', ['cookMinutes'])
  const keys = new Set(value.lines.map((one) => one.key))
  if (keys.size < value.lines.length) add('invalid', ['lines'])
  value.steps.forEach(({ uses }, at) => {
    if (!uses.every((one) => keys.has(one))) add('unknown_value', ['steps', at, 'uses'])
  })
}

const edited = { id: z.uuid('invalid'), version: wholeNumber(1, 2_000_000_000) }

export const createRecipeInput = z.strictObject(recipeFields).check(checkWhole)
export type CreateStaffRecipeInput = z.infer<typeof createRecipeInput>
export const updateRecipeInput = z.strictObject({ ...edited, ...recipeFields }).check(checkWhole)
export type UpdateRecipeInput = z.infer<typeof updateRecipeInput>

export const recipeIdInput = z.strictObject({ id: z.uuid('invalid') })
export type RecipeIdInput = z.infer<typeof recipeIdInput>

/** Somebody else has saved it in between; `by` is their name, where that is known. */
type Changed<Current> = { ok: false; reason: 'changed'; current: Current; by: string | null }
export type RecipeRefusal =
  | { ok: false; reason: 'slug_taken' }
  /** The ingredient or product of a line, counted from 0, does not exist. */
  | { ok: false; reason: 'unknown_part'; line: number }
  /** The shop shows it, so that it needs what `NEEDS` says. */
  | { ok: false; reason: 'not_ready'; needs: Need[] }

/** The things that a recipe needs before the shop shows it. */
export const NEEDS = ['lines', 'steps', 'picture', 'alt', 'texts'] as const
export type Need = (typeof NEEDS)[number]

export type CreateRecipeResult = { ok: true; id: string; slug: string } | RecipeRefusal
export type UpdateRecipeResult = { ok: true; version: number } | RecipeRefusal | Changed<StaffRecipe>
export type PublishRecipeResult = { ok: true } | Extract<RecipeRefusal, { reason: 'not_ready' }>
export type DeleteRecipeResult = { ok: true } | { ok: false; reason: 'was_published' }
export type RecipePictureResult = { ok: true } | { ok: false; reason: StoreRefusal }

export const RECIPE_SORTS = ['order', 'newest'] as const
export type RecipeSort = (typeof RECIPE_SORTS)[number]
export const RECIPE_STATES = ['shown', 'hidden', 'draft', 'untranslated'] as const
/** Recipes of a page, and of all that a search looks at. */
export const RECIPE_PAGE = 50
export const MOST_SEARCHED = 300

/** The form that a value of a cursor must have: the database would refuse another. */
const CURSOR: Record<RecipeSort, RegExp> = {
  order: /^-?\d{1,9}~[0-9a-f-]{36}$/,
  newest: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}\+00~[0-9a-f-]{36}$/,
}

export const listStaffRecipesInput = z
  .object({
    ...keysetInput,
    search: optionalLine(100),
    state: z.enum(RECIPE_STATES).optional(),
    course: z.enum(COURSES).optional(),
    product: z.uuid('invalid').optional().describe('One that is in it.'),
    ingredient: key.optional().describe('One that is in it.'),
    sort: z.enum(RECIPE_SORTS).default('order'),
    language: z.enum(LOCALES).default(DEFAULT_LOCALE),
  })
  .refine(({ sort, after, before }) => [after, before].every((at) => !at || CURSOR[sort].test(at)), {
    message: 'invalid',
    path: ['after'],
  })
export type ListStaffRecipesInput = z.infer<typeof listStaffRecipesInput>

const ingredientFields = {
  name: z.strictObject(byLocale(() => line(120))),
  counted: localized(40).describe(
    'Of what is counted: one of it, and in Thai the word by which it is counted.',
  ),
  allergens: z.array(allergen),
  diet: z.enum(DIET_KINDS),
  swap: localized(300).describe('What can stand in for it, and where that is found.'),
}
export const createIngredientInput = z.strictObject({
  ...ingredientFields,
  id: key.optional().describe('Without one it is made from the English name. It does not change later.'),
})
export type CreateIngredientInput = z.infer<typeof createIngredientInput>
export const ingredientIdInput = z.strictObject({ id: key })
export type IngredientIdInput = z.infer<typeof ingredientIdInput>
export const updateIngredientInput = z.strictObject({
  id: key,
  version: edited.version,
  ...ingredientFields,
})
export type UpdateIngredientInput = z.infer<typeof updateIngredientInput>

export type CreateIngredientResult = { ok: true; id: string } | { ok: false; reason: 'id_taken' }
export type UpdateIngredientResult = { ok: true; version: number } | Changed<StaffIngredient>
export type DeleteIngredientResult = { ok: true } | { ok: false; reason: 'in_use'; recipes: number }

/** Ingredients of a page. */
export const INGREDIENT_PAGE = 100
export const listIngredientsInput = z.object({
  search: optionalLine(100),
  allergen: allergen.optional(),
  diet: z.enum(DIET_KINDS).optional(),
  after: key.optional().describe('`next` of the page before.'),
})
export type ListIngredientsInput = z.infer<typeof listIngredientsInput>
