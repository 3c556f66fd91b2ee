import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useFoodMessages } from '#app/components/catalog/use-food-messages.ts'
import type { ProductChoice, RecipeChoice } from '#domain/restaurant/menu/schemas.ts'
import { type DishValues, PRODUCT_FIELDS } from './dish-values.ts'

type ChangedField = { label: string; saved: string; typed: string }

/** The fields in which what is saved now differs from what was typed, in words. */
export function useChangedDish(
  saved: DishValues | undefined,
  typed: Partial<Record<string, string>>,
  { recipes, products }: { recipes: RecipeChoice[]; products: ProductChoice[] },
): ChangedField[] {
  const { menu: texts } = useStaffMessages()
  const { allergenNames, dietNames } = useFoodMessages()
  if (!saved) return []
  const labels: Partial<Record<string, string>> = {
    'name.en': `${texts.name} (${texts.languages.en})`,
    'name.th': `${texts.name} (${texts.languages.th})`,
    'description.en': `${texts.description} (${texts.languages.en})`,
    'description.th': `${texts.description} (${texts.languages.th})`,
    'pictureAlt.en': texts.altEn,
    'pictureAlt.th': texts.altTh,
    roman: texts.roman,
    course: texts.course,
    spiceLevel: texts.spiceLevel,
    recipeId: texts.recipeId,
    priceCents: texts.priceCents,
    isActive: texts.isActive,
  }
  for (const [name, word] of Object.entries(allergenNames)) {
    labels[`allergens.${name}`] = `${texts.allergens}: ${word}`
  }
  for (const [name, word] of Object.entries(dietNames)) labels[`dietTags.${name}`] = word
  PRODUCT_FIELDS.forEach((field, at) => (labels[field] = texts.product(at + 1)))
  function inWords(name: string, value: string): string {
    if (/^(allergens|dietTags)\.|^isActive$/.test(name)) return value === 'on' ? texts.yes : texts.no
    if (name === 'course') return (texts.courses as Partial<Record<string, string>>)[value] ?? value
    if (name === 'spiceLevel') return texts.spiceLevels[Number(value)] ?? value
    if (name === 'recipeId') return recipes.find(({ id }) => id === value)?.title ?? texts.noRecipe
    if (name.startsWith('product.')) return products.find(({ sku }) => sku === value)?.name ?? texts.noProduct
    return value
  }
  return Object.entries(labels).flatMap(([name, label = name]) => {
    const [is, was] = [saved[name] ?? '', typed[name]]
    // Fields that a moderator's form does not hold were not typed.
    if (was === undefined || is === was) return []
    return [{ label, saved: inWords(name, is), typed: inWords(name, was) }]
  })
}
