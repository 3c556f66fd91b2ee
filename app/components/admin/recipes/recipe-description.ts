import { type AsTyped, describeForm } from '#app/components/admin/fields/describe-form.ts'
import type { FormValues, ReadValue } from '#app/components/admin/fields/field-kinds.ts'
import type { CreateStaffRecipeInput } from '#domain/recipes/recipe-desk/schemas.ts'
import type { Parts, StaffRecipe } from '#domain/recipes/recipe-desk/views.ts'
import { SPICE_LEVELS } from '#shared/catalog/food.ts'
import { type Locale, pick } from '#shared/kernel/locale.ts'
import {
  COURSES,
  DIFFICULTIES,
  MOST_LINES,
  MOST_RELATED,
  MOST_STEPS,
  MOST_TIPS,
  type Unit,
  UNITS,
} from '#shared/recipes/recipe-fields.ts'
import { byNumber, RECIPE_NUMBERS } from '#shared/recipes/recipe-numbers.ts'
import { findPart } from './find-part.ts'

type Line = CreateStaffRecipeInput['lines'][number]
/** A line is typed by the name of what it is made of; its unit is chosen even where it has no amount. */
type TypedLine = Omit<Line, 'ingredientId' | 'productId' | 'isGone' | 'unit'> & {
  what: string
  /** The name of a product that has been deleted, as the line says it. */
  gone: string
  unit: Unit
}
/** Recipes that go with it are typed by their titles. */
type TypedRecipe = Omit<CreateStaffRecipeInput, 'lines'> & { lines: TypedLine[] }

/** The facts and texts that staff write of a recipe. */
export const recipeDescription = describeForm<TypedRecipe>({
  title: { kind: 'localized', label: (t) => t.recipes.fields.title, required: 'in-default' },
  line: { kind: 'localized', label: (t) => t.recipes.fields.line, rows: 2, required: 'in-default' },
  story: { kind: 'localized', label: (t) => t.recipes.fields.story, rows: 6 },
  pictureAlt: { kind: 'localized', label: (t) => t.recipes.fields.pictureAlt },
  ...byNumber((name) => ({ kind: 'number', label: (t) => t.recipes[name] })),
  sortOrder: { kind: 'number', label: (t) => t.recipes.sortOrder, hint: (t) => t.products.sortOrderHint },
  course: { kind: 'choice', label: (t) => t.recipes.course, values: COURSES, words: (t) => t.cards.courses },
  difficulty: {
    kind: 'choice',
    label: (t) => t.recipes.difficulty,
    values: DIFFICULTIES,
    words: (t) => t.cards.difficulties,
  },
  spiceLevel: {
    kind: 'choice',
    label: (t) => t.recipes.spiceLevel,
    values: SPICE_LEVELS,
    words: (t) => t.products.spiceLevels,
  },
  slug: {
    kind: 'text',
    label: (t) => t.recipes.slug,
    hint: (t) => t.recipes.slugHint,
    isOptional: true,
    input: { autoCapitalize: 'none' },
  },
  lines: {
    kind: 'rows',
    most: MOST_LINES,
    label: (t) => t.recipes.linesTitle,
    rowLabel: (t, number) => t.recipes.lineOf(number),
    fresh: (rows) => ({ key: freshKey(rows), unit: 'g' }),
    of: {
      key: { kind: 'hidden' },
      gone: { kind: 'hidden' },
      what: { kind: 'text', label: (t) => t.recipes.what, input: { list: 'parts' } },
      amount: {
        kind: 'number',
        label: (t) => t.recipes.amount,
        isDecimal: true,
        isOptional: true,
        ifEmpty: null,
      },
      unit: { kind: 'choice', label: (t) => t.recipes.unit, values: UNITS, words: (t) => t.recipes.units },
      isOptional: { kind: 'box', label: (t) => t.recipes.isOptional },
      note: { kind: 'localized', label: (t) => t.recipes.note },
      part: { kind: 'localized', label: (t) => t.recipes.part },
    },
  },
  steps: {
    kind: 'rows',
    most: MOST_STEPS,
    label: (t) => t.recipes.stepsTitle,
    rowLabel: (t, number) => t.recipes.stepOf(number),
    of: {
      title: { kind: 'localized', label: (t) => t.recipes.stepTitle, required: 'in-default' },
      text: { kind: 'localized', label: (t) => t.recipes.stepText, rows: 4, required: 'in-default' },
      uses: {
        kind: 'boxes',
        label: (t) => t.recipes.uses,
        isFolded: true,
        values: (read) => linesOf(read).map(({ key }) => key),
        words: (t, read) =>
          Object.fromEntries(
            linesOf(read).map(({ key, what }, at) => [key, what || t.recipes.lineOf(at + 1)]),
          ),
      },
      timer: {
        kind: 'group',
        isSetBy: 'minutes',
        of: {
          minutes: { kind: 'number', label: (t) => t.recipes.timerMinutes, isOptional: true },
          label: { kind: 'localized', label: (t) => t.recipes.timerLabel },
        },
      },
    },
  },
  tips: {
    kind: 'rows',
    most: MOST_TIPS,
    label: (t) => t.recipes.tipsTitle,
    rowLabel: (t, number) => t.recipes.tipOf(number),
    of: { kind: 'localized', label: (t, number) => t.recipes.tipOf(number), rows: 2, required: 'in-default' },
  },
  related: {
    kind: 'slots',
    most: MOST_RELATED,
    of: {
      kind: 'text',
      label: (t, number) => t.recipes.related(number),
      isOptional: true,
      input: { list: 'other-recipes' },
    },
  },
})

function linesOf(read: ReadValue): { key: string; what: string | undefined }[] {
  return Array.from({ length: MOST_LINES }, (_, at) => `lines.${at}`).flatMap((row) => {
    const key = read(`${row}.key`)
    return key ? [{ key, what: read(`${row}.what`) }] : []
  })
}

function freshKey(rows: readonly FormValues[]): string {
  const taken = new Set(rows.map((row) => row['key']))
  let number = rows.length + 1
  while (taken.has(`line-${number}`)) number += 1
  return `line-${number}`
}

/** A pot for four, with room for what is typed first. */
export const NEW_RECIPE: FormValues = {
  ...byNumber((name) => String(RECIPE_NUMBERS[name].first)),
  sortOrder: '100',
  spiceLevel: '2',
  'count.lines': '3',
  'lines.0.key': 'line-1',
  'lines.1.key': 'line-2',
  'lines.2.key': 'line-3',
  'count.steps': '1',
  'count.tips': '0',
}

/** The values that the form of a recipe begins with, with names in the language of the person. */
export function recipeValues(recipe: StaffRecipe, parts: Parts, language: Locale): FormValues {
  const lines = recipe.lines.map(({ name, unit, ...line }) => {
    const isGone = line.ingredientId === null && line.productId === null
    return {
      ...line,
      what: pick(name, language),
      gone: isGone ? pick(name, language) : '',
      unit: unit ?? 'g',
    }
  })
  const related = recipe.related.map((slug) => {
    const other = parts.recipes.find((one) => one.slug === slug)
    return other ? pick(other.title, language) : ''
  })
  return recipeDescription.toValues({ ...recipe, lines, related })
}

/** Puts ids in place of the names that were typed. */
export function toRecipeInput({ lines, related, ...typed }: AsTyped<TypedRecipe>, parts: Parts) {
  const titles = parts.recipes.map(({ slug, title }) => ({ id: slug, name: title }))
  return {
    ...typed,
    lines: lines.map((line) => toLine(line, parts)),
    related: related.map((typed = '') => findPart(titles, typed) ?? typed),
  }
}

function toLine({ what = '', gone, unit, ...line }: AsTyped<TypedLine>, { ingredients, products }: Parts) {
  const productId = findPart(products, what)
  const ingredientId = productId === undefined ? findPart(ingredients, what) : undefined
  const isFound = productId !== undefined || ingredientId !== undefined
  return {
    ...line,
    ...(productId !== undefined && { productId }),
    ...(ingredientId !== undefined && { ingredientId }),
    ...(!isFound && what.trim() !== '' && what.trim() === gone && { isGone: true }),
    unit: line.amount === null ? null : unit,
  }
}
