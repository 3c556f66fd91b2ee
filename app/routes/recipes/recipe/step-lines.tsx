import type { RecipeDetail, RecipeStep } from '#domain/recipes/recipes/views.ts'
import { useRecipeMessages } from '#app/components/recipes/use-recipe-messages.ts'
import { lineText } from './line-text.ts'
import type { ShownAmounts } from './shown-amounts.ts'

type StepLinesProps = { recipe: RecipeDetail; step: RecipeStep; amounts: ShownAmounts }

/** The ingredients of one step, with their amounts: nobody has to scroll back to the list. */
export function StepLines({ recipe, step, amounts }: StepLinesProps) {
  const texts = useRecipeMessages()
  const lines = recipe.lines.filter(({ key }) => step.uses.includes(key))
  if (lines.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-stone">
      {lines.map((line) => {
        const { amount, name } = lineText(line, amounts, texts)
        return <li key={line.key}>{texts.amountOf(amount, name)}</li>
      })}
    </ul>
  )
}
