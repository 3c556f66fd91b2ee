import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useProductMessages } from '#app/components/product/use-product-messages.ts'
import type { StaffCategory } from '#domain/catalog-desk/schemas.ts'
import { TEXT_KEYS } from '#shared/catalog/product-fields.ts'
import type { ProductValues } from './product-values.ts'

type ChangedField = { label: string; saved: string; typed: string }

/** The fields in which what is saved now differs from what was typed, in words. */
export function useChangedFields(
  saved: ProductValues | undefined,
  typed: Partial<Record<string, string>>,
  categories: StaffCategory[],
): ChangedField[] {
  const { products: texts } = useStaffMessages()
  const { allergenNames, dietNames } = useProductMessages()
  const locale = useLocale()
  if (!saved) return []
  const labels = new Map<string, string>()
  for (const key of TEXT_KEYS) {
    const [field, language] = key.split('.') as [keyof typeof texts.fields, 'en' | 'th']
    labels.set(key, `${texts.fields[field]} (${language === 'en' ? texts.english : texts.thai})`)
  }
  const { sku, slug, priceCents, vatClass, netWeightValue, netWeightUnit, tint, spiceLevel, sortOrder } =
    texts
  const plain = {
    sku,
    slug,
    priceCents,
    vatClass,
    netWeightValue,
    netWeightUnit,
    tint,
    spiceLevel,
    sortOrder,
  }
  for (const [name, label] of Object.entries(plain)) labels.set(name, label)
  labels.set('categoryId', texts.category).set('isActive', texts.isActive).set('isFeatured', texts.isFeatured)
  for (const [name, word] of Object.entries(allergenNames)) {
    labels.set(`allergens.${name}`, `${texts.allergens}: ${word}`)
    labels.set(`mayContain.${name}`, `${texts.mayContain}: ${word}`)
  }
  for (const [name, word] of Object.entries(dietNames)) labels.set(`dietTags.${name}`, word)

  const isBox = (name: string) => /^(allergens|mayContain|dietTags)\.|^is[A-Z]/.test(name)
  function inWords(name: string, value: string): string {
    if (isBox(name)) return value === 'on' ? texts.yes : texts.no
    if (name === 'categoryId') return categories.find(({ id }) => id === value)?.name[locale] ?? value
    if (name === 'spiceLevel') return texts.spiceLevels[Number(value)] ?? value
    return value
  }
  return [...labels].flatMap(([name, label]) => {
    const [is, was] = [saved[name] ?? '', typed[name]]
    // What a moderator's form does not hold was not typed.
    if (was === undefined || is === was) return []
    return [{ label, saved: inWords(name, is), typed: inWords(name, was) }]
  })
}
