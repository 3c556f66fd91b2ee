import { useRecipeMessages } from '#app/components/recipes/use-recipe-messages.ts'

/** Prints the recipe as it is shown; without scripts the browser's own menu does. */
export function PrintRecipe() {
  const texts = useRecipeMessages()
  return (
    <button
      type="button"
      className="btn btn-line mt-6 text-coconut noscript:hidden print:hidden"
      onClick={() => print()}
    >
      {texts.print}
    </button>
  )
}
