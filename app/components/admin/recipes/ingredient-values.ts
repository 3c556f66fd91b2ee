import { typedValues } from '#app/components/forms/form-reply.ts'
import type { StaffIngredient } from '#domain/recipes/recipe-desk/schemas.ts'
import { ALLERGENS } from '#shared/catalog/food.ts'

const TEXTS = ['name', 'counted', 'swap'] as const
const BOXES = ALLERGENS.map((one) => `allergens.${one}`)
const FIELDS = [...TEXTS.flatMap((name) => [`${name}.en`, `${name}.th`]), 'diet', 'version', ...BOXES]

export type IngredientValues = Partial<Record<string, string>>

/** Returns the values that the form of an ingredient begins with. */
export function ingredientValues(one: StaffIngredient): IngredientValues {
  const values: IngredientValues = { diet: one.diet, version: String(one.version) }
  for (const name of TEXTS) {
    values[`${name}.en`] = one[name].en
    values[`${name}.th`] = one[name].th
  }
  for (const allergen of one.allergens) values[`allergens.${allergen}`] = 'on'
  return values
}

/** Returns what was typed: a box that is not ticked is '', so that it stays unticked. */
export function typedIngredient(form: Map<string, string>): IngredientValues {
  return { ...Object.fromEntries(BOXES.map((box) => [box, ''])), ...typedValues(form, FIELDS) }
}

/** As the schemas take it. */
export function toIngredientInput(values: IngredientValues): Record<string, unknown> {
  const both = (name: string) => ({ en: values[`${name}.en`] ?? '', th: values[`${name}.th`] ?? '' })
  return {
    ...Object.fromEntries(TEXTS.map((name) => [name, both(name)])),
    diet: values['diet'],
    allergens: ALLERGENS.filter((one) => values[`allergens.${one}`] === 'on'),
  }
}
