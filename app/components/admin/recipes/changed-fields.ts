import type { StaffMessages } from '#shared/messages/en/admin.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import type { RecipeValues } from './rows.ts'

type ChangedField = { label: string; saved: string; typed: string }

const NUMBERS = ['servings', 'prepMinutes', 'cookMinutes', 'restMinutes', 'sortOrder', 'slug'] as const

/** The fields in which what is saved now differs from what was typed, in words; lists of rows as a whole. */
export function changedFields(
  saved: RecipeValues,
  typed: RecipeValues,
  { recipes, products }: StaffMessages,
): ChangedField[] {
  const { languages } = products
  const fields: ChangedField[] = []
  const compare = (label: string, is = '', was = '') => {
    if (is !== was) fields.push({ label, saved: is, typed: was })
  }
  for (const [name, label] of Object.entries(recipes.fields)) {
    for (const locale of LOCALES) {
      const key = `${name}.${locale}`
      compare(`${label} (${languages[locale]})`, saved[key], typed[key])
    }
  }
  for (const name of NUMBERS) compare(recipes[name], saved[name], typed[name])
  for (const name of ['course', 'difficulty', 'spiceLevel'] as const) {
    compare(recipes[name], saved[name], typed[name])
  }
  compare(recipes.linesTitle, rowsInWords(saved, 'lines'), rowsInWords(typed, 'lines'))
  compare(recipes.stepsTitle, rowsInWords(saved, 'steps'), rowsInWords(typed, 'steps'))
  compare(recipes.tipsTitle, rowsInWords(saved, 'tips'), rowsInWords(typed, 'tips'))
  compare(recipes.relatedTitle, rowsInWords(saved, 'related'), rowsInWords(typed, 'related'))
  return fields
}

/** Joins what stands in the rows of a list, one after the other. */
function rowsInWords(values: RecipeValues, group: string): string {
  const count = Number(values[`count.${group}`] ?? Infinity)
  return Object.entries(values)
    .filter(([name, value]) => {
      const [kind, at, field] = name.split('.')
      return kind === group && Number(at) < count && value && field !== 'key' && field !== 'gone'
    })
    .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([name, value]) => (name.includes('.uses.') ? (name.split('.').at(-1) ?? '') : value))
    .filter((text) => text !== 'on')
    .join(' · ')
}
