import { useShopMessages } from '#app/components/catalog/use-shop-messages.ts'
import type { CategoryView } from '#domain/catalog/catalog/views.ts'
import type { ShopQuery } from './shop-query.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'

type CategoryFilterProps = {
  categories: CategoryView[]
  query: ShopQuery
}

/** The shelves. Choosing one takes the place of the last choice in the history. */
export function CategoryFilter({ categories, query }: CategoryFilterProps) {
  const shop = useShopMessages()
  const choices = [{ slug: undefined, name: shop.all }, ...categories]
  return (
    <nav aria-label={shop.categories}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ slug, name }) => (
          <li key={name}>
            <LocalLink
              to="/shop"
              search={{ ...query, category: slug }}
              replace
              preventScrollReset
              aria-current={slug === query.category ? 'true' : undefined}
              className="btn choice"
            >
              {name}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
