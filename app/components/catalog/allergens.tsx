import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { ProductDetail } from '#domain/catalog/catalog/views.ts'
import type { Allergen } from '#shared/catalog/food.ts'
import { useFoodMessages } from './use-food-messages.ts'
import { useProductMessages } from './use-product-messages.ts'

/** Says what a guest at the table may have to know, next to the button. */
export function Allergens({ product }: { product: ProductDetail }) {
  const texts = useProductMessages()
  const { allergenNames, dietNames } = useFoodMessages()
  const list = (allergens: Allergen[]) => allergens.map((allergen) => allergenNames[allergen]).join(', ')
  return (
    <div className="mt-8 border-t border-charcoal/25 pt-4">
      <dl className="grid gap-y-1">
        <dt className="font-semibold">{texts.allergens}</dt>
        {product.allergens === null ? (
          <dd>
            <LocalLink to="/contact" className="link font-semibold">
              {texts.allergensUnknown}
            </LocalLink>
          </dd>
        ) : (
          <dd>
            {product.allergens.length > 0 ? texts.contains(list(product.allergens)) : texts.noAllergens}
          </dd>
        )}
        {product.mayContain.length > 0 && <dd>{texts.mayContain(list(product.mayContain))}</dd>}
      </dl>
      {product.dietTags.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2">
          {product.dietTags.map((tag) => (
            <li key={tag} className="rounded-full border border-charcoal/40 px-3 py-1 text-sm font-semibold">
              {dietNames[tag]}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
