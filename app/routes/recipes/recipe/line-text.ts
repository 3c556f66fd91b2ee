import type { RecipeLine } from '#domain/recipes/recipes/views.ts'
import type { RecipeMessages } from '#shared/messages/en/recipes/recipe.ts'
import { scaleAmount } from '#shared/recipes/scale.ts'
import type { ShownAmounts } from './shown-amounts.ts'

/** Says how much of what: `1½ tbsp` of `fish sauce`, `1` `lime`, `to taste`. */
export function lineText(
  { amount, unit, name, counted }: RecipeLine,
  amounts: ShownAmounts,
  texts: RecipeMessages,
): { amount: string; name: string } {
  if (amount === null) return { amount: texts.toTaste, name }
  const { text, value, unit: shown } = scaleAmount({ amount, unit: unit ?? 'piece' }, amounts)
  if (shown === 'piece') return texts.pieces(text, value, name, counted)
  return { amount: `${text} ${texts.unit(shown, value)}`, name }
}
