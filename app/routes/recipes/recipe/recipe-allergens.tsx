import type { RecipeDetail } from '#domain/recipes/recipes/views.ts'
import type { Allergen } from '#shared/catalog/food.ts'
import { useFoodMessages } from '#app/components/catalog/use-food-messages.ts'
import { useRecipeMessages } from '#app/components/recipes/use-recipe-messages.ts'

/** The facts that a guest at the table may have to know: they follow from what is in it. */
export function RecipeAllergens({ recipe }: { recipe: RecipeDetail }) {
  const texts = useRecipeMessages()
  const { allergenNames } = useFoodMessages()
  const list = (allergens: Allergen[]) => allergens.map((allergen) => allergenNames[allergen]).join(', ')
  const { allergens, mayContain, isIncomplete } = recipe
  return (
    <section aria-labelledby="allergens" className="border-t border-line pt-4">
      <h2 id="allergens" className="mb-2 font-text text-base font-semibold">
        {texts.allergens}
      </h2>
      {isIncomplete && <p className="notice mb-2">{texts.incomplete}</p>}
      {(allergens.length > 0 || !isIncomplete) && (
        <p>{allergens.length > 0 ? texts.contains(list(allergens)) : texts.noAllergens}</p>
      )}
      {mayContain.length > 0 && <p>{texts.mayContain(list(mayContain))}</p>}
      <p className="mt-2 text-sm text-stone">{texts.allergensHint}</p>
    </section>
  )
}
