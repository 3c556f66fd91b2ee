import { useFieldLabels } from '#app/components/admin/catalog/use-field-labels.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { useFoodMessages } from '#app/components/catalog/use-food-messages.ts'
import type { ImportView } from '#domain/catalog/catalog-desk/schemas.ts'
import type { StaffCategory } from '#domain/catalog/catalog-desk/views.ts'
import { fieldOf, type ProductColumn } from '#shared/catalog/product-columns.ts'

type Changes = ImportView['rows'][number]['changes']
type ChangeInWords = { field: string; label: string; before: string; after: string }

/** Says which fields a row changes and how, and what its columns are called, in the words of the product's form. */
export function useChangeWords(categories: StaffCategory[]) {
  const { products: texts, sets } = useStaffMessages()
  const { allergenNames, dietNames } = useFoodMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  const labels = new Map([...useFieldLabels(), ['parts', sets.parts]])
  const words: Partial<Record<string, string>> = {
    ...allergenNames,
    ...dietNames,
    ...texts.vatClasses,
    ...texts.units,
  }

  function inWords(field: string, value: unknown): string {
    if (value === null && isAnswer(field)) return texts.unanswered
    if (value === null || value === '') return '–'
    if (field === 'allergens' && Array.isArray(value) && value.length === 0) return texts.noAllergens
    if (typeof value === 'boolean') return value ? texts.yes : texts.no
    if (Array.isArray(value)) return value.map((one: string) => words[one] ?? one).join(', ') || '–'
    if (field === 'priceCents') return charge(Number(value))
    if (field.startsWith('taste.')) return texts.tasteLevels[Number(value)] ?? '–'
    if (field === 'spiceLevel') return texts.spiceLevels[Number(value)] ?? '–'
    if (field === 'categoryId') return categories.find(({ id }) => id === value)?.name[locale] ?? '–'
    return typeof value === 'string' ? (words[value] ?? value) : JSON.stringify(value)
  }

  /** Lists the changes, but of a text only the languages, of a group only the numbers that change. */
  function changesInWords(changes: Changes): ChangeInWords[] {
    return Object.entries(changes).flatMap(([field, { before, after }]) =>
      partsOf(field, before, after).map(([name, was, is]) => ({
        field: name,
        label: labels.get(name) ?? name,
        before: inWords(name, was),
        after: inWords(name, is),
      })),
    )
  }

  return {
    changesInWords,
    /** With the name that stands in the file, which is to be mended there. */
    columnInWords(column: string): string {
      const label = labels.get(fieldOf(column as ProductColumn))
      return label === undefined ? column : `${label} (${column})`
    },
  }
}

/** Null is that nobody has answered. */
const isAnswer = (field: string) => field === 'allergens' || field === 'spiceLevel'

function partsOf(field: string, before: unknown, after: unknown): [string, unknown, unknown][] {
  if (!isGroup(before) || !isGroup(after)) return [[field, before, after]]
  return Object.keys(after).flatMap((name): [string, unknown, unknown][] =>
    JSON.stringify(before[name]) === JSON.stringify(after[name])
      ? []
      : [[`${field}.${name}`, before[name], after[name]]],
  )
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
