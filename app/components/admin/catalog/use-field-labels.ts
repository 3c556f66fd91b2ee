import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useFoodMessages } from '#app/components/catalog/use-food-messages.ts'
import { TEXT_KEYS } from '#shared/catalog/product-fields.ts'
import { NO_ALLERGENS } from './product-values.ts'
import { type Locale } from '#shared/kernel/locale.ts'

/** Fields whose texts have their names. */
const NAMED_ALIKE = [
  'sku',
  'slug',
  'priceCents',
  'vatClass',
  'netWeightValue',
  'netWeightUnit',
  'tint',
  'spiceLevel',
  'sortOrder',
  'initialStock',
  'allergens',
  'mayContain',
  'dietTags',
  'keepCold',
] as const

/** Returns the labels of a product's form, by the names of its fields: `name.th`, `priceCents`, `allergens.fish`. */
export function useFieldLabels(): ReadonlyMap<string, string> {
  const { products: texts } = useStaffMessages()
  const { allergenNames, dietNames } = useFoodMessages()
  const labels = new Map<string, string>()
  for (const key of TEXT_KEYS) {
    const [field, language] = key.split('.') as [keyof typeof texts.fields, Locale]
    labels.set(key, `${texts.fields[field]} (${texts.languages[language]})`)
  }
  for (const name of NAMED_ALIKE) labels.set(name, texts[name])
  labels.set('categoryId', texts.category).set('isActive', texts.isActive).set('isFeatured', texts.isFeatured)
  labels.set(NO_ALLERGENS, texts.noAllergens)
  for (const [name, word] of Object.entries(allergenNames)) {
    labels.set(`allergens.${name}`, `${texts.allergens}: ${word}`)
    labels.set(`mayContain.${name}`, `${texts.mayContain}: ${word}`)
  }
  for (const [name, word] of Object.entries(dietNames)) labels.set(`dietTags.${name}`, word)
  return labels
}
