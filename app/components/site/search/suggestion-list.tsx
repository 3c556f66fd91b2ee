import type { ProductCard } from '#domain/catalog/catalog/views.ts'
import { useMessages } from '#app/components/i18n/locale.tsx'
import { Money } from '#app/components/i18n/money.tsx'
import { Picture } from '#app/components/ui/picture.tsx'

type SuggestionListProps = {
  id: string
  products: ProductCard[]
  /** Place of the one that the arrows have chosen; -1 for none. */
  chosen: number
  onPoint: (at: number) => void
  onChoose: (product: ProductCard) => void
}

/** The list under the search field. The focus stays in the field, so that the arrows go on working. */
export function SuggestionList({ id, products, chosen, onPoint, onChoose }: SuggestionListProps) {
  const { search } = useMessages().shell
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={search.suggestions}
      className="mx-auto mt-4 max-w-3xl empty:hidden"
      onPointerDown={(event) => event.preventDefault()}
    >
      {products.map((product, at) => (
        <li
          key={product.id}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === chosen}
          className="flex cursor-pointer items-center gap-4 rounded-card p-2 aria-selected:bg-line"
          onPointerMove={() => onPoint(at)}
          onClick={() => onChoose(product)}
        >
          <span data-tint={product.tint} className="size-14 shrink-0 overflow-hidden rounded-field">
            <Picture image={product.image} alt="" sizes="56px" className="size-full object-cover" />
          </span>
          <span className="grow font-semibold text-leaf">{product.name}</span>
          <Money cents={product.priceCents} />
        </li>
      ))}
    </ul>
  )
}
