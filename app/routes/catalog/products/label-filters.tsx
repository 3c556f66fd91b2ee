import { useShopMessages } from '#app/components/catalog/use-shop-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useFoodMessages } from '#app/components/catalog/use-food-messages.ts'
import type { Choice } from '#domain/site/product-search/schemas.ts'
import { HEATS, PRODUCT_SORTS } from '#shared/catalog/product-filters.ts'
import type { ShopQuery } from './shop-query.ts'

type LabelFiltersProps = {
  query: ShopQuery
  /** The number of products that each would leave. */
  counts: Record<Choice, number>
}

/** Filters by label, and the order of the list: links, each of which is the address of its list. */
export function LabelFilters({ query, counts }: LabelFiltersProps) {
  const { filters: texts } = useShopMessages()
  const { dietNames } = useFoodMessages()
  const toggled = (name: 'heat' | 'sort', value: string) => (query[name] === value ? undefined : value)
  const chips = [
    ...HEATS.map((heat) => ({
      choice: heat,
      name: texts.heat[heat],
      isOn: query.heat === heat,
      search: { ...query, heat: toggled('heat', heat) },
    })),
    ...(['vegan', 'gluten_free'] as const).map((diet) => ({
      choice: diet,
      name: dietNames[diet],
      isOn: has(query.diet, diet),
      search: { ...query, diet: withOrWithout(query.diet, diet) },
    })),
    ...(['crustacean', 'peanut'] as const).map((allergen) => ({
      choice: allergen,
      name: texts.without[allergen],
      isOn: has(query.without, allergen),
      search: { ...query, without: withOrWithout(query.without, allergen) },
    })),
  ]
  return (
    <nav aria-label={texts.title} className="chip-row mt-4">
      {chips
        .filter(({ choice, isOn }) => isOn || counts[choice] > 0)
        .map(({ choice, name, isOn, search }) => (
          <Chip key={choice} search={search} isOn={isOn}>
            {texts.leaves(name, counts[choice])}
          </Chip>
        ))}
      <span className="self-center pl-2 text-sm text-stone">{texts.sort}</span>
      {PRODUCT_SORTS.map((sort) => (
        <Chip key={sort} search={{ ...query, sort: toggled('sort', sort) }} isOn={query.sort === sort}>
          {texts.sorts[sort]}
        </Chip>
      ))}
    </nav>
  )
}

type ChipProps = { search: ShopQuery; isOn: boolean; children: string }

function Chip({ search, isOn, children }: ChipProps) {
  return (
    <LocalLink
      to="/shop"
      search={search}
      preventScrollReset
      rel="nofollow"
      aria-current={isOn ? 'true' : undefined}
      className="btn choice"
    >
      {children}
    </LocalLink>
  )
}

const listed = (list = '') => list.split(',').filter(Boolean)
const has = (list: string | undefined, one: string) => listed(list).includes(one)

function withOrWithout(list: string | undefined, one: string): string | undefined {
  const left = listed(list).filter((other) => other !== one)
  return (has(list, one) ? left : [...left, one]).join(',') || undefined
}
