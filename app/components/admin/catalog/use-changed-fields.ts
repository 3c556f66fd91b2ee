import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { StaffCategory } from '#domain/catalog/catalog-desk/schemas.ts'
import type { ProductValues } from './product-values.ts'
import { useFieldLabels } from './use-field-labels.ts'

type ChangedField = { label: string; saved: string; typed: string }

/** The fields in which what is saved now differs from what was typed, in words. */
export function useChangedFields(
  saved: ProductValues | undefined,
  typed: Partial<Record<string, string>>,
  categories: StaffCategory[],
): ChangedField[] {
  const { products: texts } = useStaffMessages()
  const labels = useFieldLabels()
  const locale = useLocale()
  if (!saved) return []
  const isBox = (name: string) => /^(allergens|mayContain|dietTags)\.|^is[A-Z]|^keepCold$/.test(name)
  function inWords(name: string, value: string): string {
    if (isBox(name)) return value === 'on' ? texts.yes : texts.no
    if (name === 'categoryId') return categories.find(({ id }) => id === value)?.name[locale] ?? value
    if (name === 'spiceLevel') return texts.spiceLevels[Number(value)] ?? texts.unanswered
    if (name === 'vatClass' || name === 'netWeightUnit')
      return { ...texts.vatClasses, ...texts.units }[value] ?? value
    return value
  }
  return [...labels].flatMap(([name, label]) => {
    const [is, was] = [saved[name] ?? '', typed[name]]
    // Fields that a moderator's form does not hold were not typed.
    if (was === undefined || is === was) return []
    return [{ label, saved: inWords(name, is), typed: inWords(name, was) }]
  })
}
