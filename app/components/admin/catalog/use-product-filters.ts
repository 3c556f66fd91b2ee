import { type Filter, optionsOf } from '#app/components/admin/filters.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { StaffCategory } from '#domain/catalog/catalog-desk/views.ts'
import { pick } from '#shared/kernel/locale.ts'

/** Chooses the products that the list shows, and their order. */
export function useProductFilters(categories: StaffCategory[]): Filter[] {
  const { products: texts } = useStaffMessages()
  const locale = useLocale()
  const shelves = categories.map(({ id, name }) => ({ value: id, text: pick(name, locale) }))
  const untranslated = [{ value: 'untranslated', text: texts.untranslated }]
  const { order, ...otherSorts } = texts.sorts
  return [
    { name: 'search', label: texts.search },
    { name: 'category', label: texts.category, any: texts.anyCategory, options: shelves },
    { name: 'state', label: texts.state, any: texts.anyState, options: optionsOf(texts.states) },
    { name: 'texts', label: texts.texts, any: texts.anyTexts, options: untranslated },
    { name: 'sort', label: texts.sort, any: order, options: optionsOf(otherSorts) },
  ]
}
