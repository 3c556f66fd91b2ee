import type { Parts, StaffRecipe } from '#domain/recipes/recipe-desk/schemas.ts'
import { LOCALES, type LocalizedText, NO_TEXT, pick, type Locale, byLocale } from '#shared/kernel/locale.ts'
import { findPart } from './find-part.ts'
import { type RecipeValues, rowCount } from './rows.ts'

const TEXTS = ['title', 'line', 'story', 'pictureAlt'] as const
const FACTS = [
  'course',
  'prepMinutes',
  'cookMinutes',
  'restMinutes',
  'servings',
  'difficulty',
  'spiceLevel',
  'sortOrder',
] as const
export const RELATED = [0, 1, 2] as const
const FIELD =
  /^(id|version|slug|(title|line|story|pictureAlt|tips\.\d{1,2})\.(en|th)|related\.\d|count\.(lines|steps|tips)|(lines|steps)\.\d{1,2}\.[\w.-]{1,80})$/

/** Returns what was typed. A box that is not ticked is not there. */
export function typedRecipe(form: Map<string, string>): RecipeValues {
  const values: RecipeValues = {}
  for (const [name, value] of form) {
    const isField = FIELD.test(name) || (FACTS as readonly string[]).includes(name)
    // Browsers send line ends as CRLF.
    if (isField) values[name] = value.replaceAll('\r\n', '\n')
  }
  return values
}

/** Returns the values that the form of a recipe begins with, with names in the language of the person. */
export function valuesOf(recipe: StaffRecipe, parts: Parts, language: Locale): RecipeValues {
  const values: RecipeValues = { id: recipe.id, version: String(recipe.version), slug: recipe.slug }
  const put = (name: string, text: LocalizedText) => {
    for (const locale of LOCALES) values[`${name}.${locale}`] = text[locale]
  }
  for (const name of TEXTS) put(name, recipe[name])
  for (const name of FACTS) values[name] = String(recipe[name])
  recipe.lines.forEach((line, at) => {
    const row = `lines.${at}`
    const name = pick(line.name, language)
    const isGone = line.ingredientId === null && line.productId === null
    values[`${row}.key`] = line.key
    values[`${row}.what`] = name
    if (isGone) values[`${row}.gone`] = name
    values[`${row}.amount`] = line.amount === null ? '' : String(line.amount)
    values[`${row}.unit`] = line.unit ?? 'g'
    values[`${row}.isOptional`] = line.isOptional ? 'on' : ''
    put(`${row}.note`, line.note)
    put(`${row}.part`, line.part)
  })
  recipe.steps.forEach((step, at) => {
    const row = `steps.${at}`
    put(`${row}.title`, step.title)
    put(`${row}.text`, step.text)
    for (const key of step.uses) values[`${row}.uses.${key}`] = 'on'
    values[`${row}.timer.minutes`] = step.timer ? String(step.timer.minutes) : ''
    put(`${row}.timer.label`, step.timer?.label ?? NO_TEXT)
  })
  recipe.tips.forEach((tip, at) => put(`tips.${at}`, tip))
  for (const at of RELATED) {
    const other = parts.recipes.find(({ slug }) => slug === recipe.related[at])
    values[`related.${at}`] = other ? pick(other.title, language) : ''
  }
  for (const group of ['lines', 'steps', 'tips'] as const) {
    values[`count.${group}`] = String(recipe[group].length)
  }
  return values
}

const number = (text: string | undefined) =>
  text?.trim() ? Number(text.trim().replace(',', '.')) : undefined

/** Returns what was typed, as the schemas take it; a row in which nothing stands is left out. */
export function toInput(values: RecipeValues, parts: Parts): Record<string, unknown> {
  const both = (name: string) => byLocale((locale) => values[`${name}.${locale}`] ?? '')
  const rows = (group: 'lines' | 'steps' | 'tips') =>
    Array.from({ length: rowCount(values, group) }, (_, at) => `${group}.${at}`)
  const lines = rows('lines').map((row) => toLine(values, row, parts))
  const keys = lines.map(({ key }) => key)
  return {
    ...Object.fromEntries(TEXTS.map((name) => [name, both(name)])),
    ...Object.fromEntries(FACTS.map((name) => [name, values[name]])),
    ...Object.fromEntries(
      FACTS.filter((name) => name !== 'course' && name !== 'difficulty').map((name) => [
        name,
        number(values[name]),
      ]),
    ),
    slug: values['slug']?.trim() || undefined,
    lines,
    steps: rows('steps').map((row) => ({
      title: both(`${row}.title`),
      text: both(`${row}.text`),
      uses: keys.filter((key) => key !== undefined && values[`${row}.uses.${key}`] === 'on'),
      timer: values[`${row}.timer.minutes`]?.trim()
        ? { minutes: number(values[`${row}.timer.minutes`]), label: both(`${row}.timer.label`) }
        : null,
    })),
    tips: rows('tips').map(both),
    related: RELATED.flatMap((at) => {
      const typed = values[`related.${at}`]?.trim()
      if (!typed) return []
      return (
        findPart(
          parts.recipes.map(({ slug, title }) => ({ id: slug, name: title })),
          typed,
        ) ?? typed
      )
    }),
  }
}

function toLine(values: RecipeValues, row: string, { ingredients, products }: Parts) {
  const of = (name: string) => values[`${row}.${name}`]
  const typed = of('what')?.trim() ?? ''
  const productId = findPart(products, typed)
  const ingredientId = productId === undefined ? findPart(ingredients, typed) : undefined
  const isGone = typed !== '' && typed === of('gone') && productId === undefined && ingredientId === undefined
  const amount = number(of('amount'))
  return {
    key: of('key'),
    ...(productId !== undefined && { productId }),
    ...(ingredientId !== undefined && { ingredientId }),
    ...(isGone && { isGone: true }),
    amount: amount ?? null,
    unit: amount === undefined ? null : of('unit'),
    note: byLocale((locale) => of(`note.${locale}`) ?? ''),
    part: byLocale((locale) => of(`part.${locale}`) ?? ''),
    isOptional: of('isOptional') === 'on',
  }
}
