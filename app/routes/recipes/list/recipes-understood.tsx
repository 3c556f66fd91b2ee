import { useFoodMessages } from '#app/components/catalog/use-food-messages.ts'
import { useRecipeListMessages } from '#app/components/recipes/use-recipe-list-messages.ts'
import type { Understood } from '#domain/site/product-search/views.ts'
import type { Allergen } from '#shared/catalog/food.ts'

/** Says what a search was understood to ask of food, and where its answer comes from. */
export function RecipesUnderstood({ understood }: { understood: Understood }) {
  const { understood: texts } = useRecipeListMessages()
  const { allergenNames, dietNames } = useFoodMessages()
  const { contains, without, diets, heat, unsaid, text } = understood
  if (unsaid.length > 0) return <p>{unsaid.map((what) => texts.unsaid(what)).join(' ')}</p>
  const names = (some: Allergen[]) => some.map((one) => allergenNames[one]).join(` ${texts.or} `)
  const said = [
    ...contains.map((group) => texts.contains(names(group))),
    without.length > 0 && texts.without(names(without)),
    ...diets.map((diet) => dietNames[diet]),
    heat && texts.heat[heat],
    text && `“${text}”`,
  ]
  return (
    <>
      <p className="font-semibold">{said.filter(Boolean).join(' · ')}</p>
      {contains.length + without.length + diets.length > 0 && <p className="text-sm">{texts.source}</p>}
    </>
  )
}
