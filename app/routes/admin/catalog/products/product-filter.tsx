import { FilterBar, FilterSearch, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { StaffCategory } from '#domain/catalog/catalog-desk/views.ts'
import { pick } from '#shared/kernel/locale.ts'

type Filter = Record<'search' | 'category' | 'state' | 'texts' | 'sort', string | undefined>

/** Chooses the products that the list shows, and their order. */
export function ProductFilter({ categories, filter }: { categories: StaffCategory[]; filter: Filter }) {
  const { products: texts } = useStaffMessages()
  const locale = useLocale()
  const { search, category, state, texts: translations, sort } = filter
  const options = (words: Record<string, string>) =>
    Object.entries(words).map(([value, text]) => ({ value, text }))
  const { order, ...otherSorts } = texts.sorts
  return (
    <FilterBar page="/admin/products" isFiltered={Object.values(filter).some(Boolean)}>
      <FilterSearch label={texts.search} value={search} />
      <FilterSelect
        name="category"
        label={texts.category}
        value={category}
        anyText={texts.anyCategory}
        options={categories.map(({ id, name }) => ({ value: id, text: pick(name, locale) }))}
      />
      <FilterSelect
        name="state"
        label={texts.state}
        value={state}
        anyText={texts.anyState}
        options={options(texts.states)}
      />
      <FilterSelect
        name="texts"
        label={texts.texts}
        value={translations}
        anyText={texts.anyTexts}
        options={[{ value: 'untranslated', text: texts.untranslated }]}
      />
      <FilterSelect
        name="sort"
        label={texts.sort}
        value={sort}
        anyText={order}
        options={options(otherSorts)}
      />
    </FilterBar>
  )
}
