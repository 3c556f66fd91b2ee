import { useShopMessages } from '#app/components/catalog/use-shop-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useFoodMessages } from '#app/components/catalog/use-food-messages.ts'
import type { Understood } from '#domain/site/product-search/views.ts'
import type { Allergen } from '#shared/catalog/food.ts'

/** Says what a search was understood to ask of labels, and where its answer comes from. */
export function UnderstoodAs({ understood }: { understood: Understood }) {
  const { understood: texts, askUs } = useShopMessages()
  const { allergenNames, dietNames } = useFoodMessages()
  const { contains, without, diets, heat, unsaid, text } = understood
  const names = (some: Allergen[]) => some.map((one) => allergenNames[one]).join(` ${texts.or} `)
  const has = contains.flat()
  if (unsaid.length > 0) {
    return (
      <p>
        {unsaid.map((what) => texts.unsaid(what)).join(' ')}{' '}
        <LocalLink to="/contact" className="link">
          {askUs}
        </LocalLink>
      </p>
    )
  }
  const said = [
    ...contains.map((group) => texts.contains(names(group))),
    without.length > 0 && texts.without(names(without)),
    ...diets.map((diet) => texts.diet(dietNames[diet])),
    heat && texts.heat[heat],
    text && texts.text(text),
  ]
  return (
    <>
      <p className="font-semibold">{said.filter(Boolean).join(' · ')}</p>
      {has.length + without.length + diets.length > 0 && <p className="text-sm">{texts.readLabel}</p>}
      {has.length > 0 && (
        <p>
          <LocalLink
            to="/shop"
            search={{ without: has.join(',') }}
            className="link inline-flex min-h-11 items-center"
          >
            {texts.others}
          </LocalLink>
        </p>
      )}
    </>
  )
}
