import type { RecipeLine } from '#domain/recipes/recipes/views.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useRecipeMessages } from '#app/components/recipes/use-recipe-messages.ts'
import { lineText } from './line-text.ts'
import type { ShownAmounts } from './shown-amounts.ts'

type IngredientLineProps = {
  line: RecipeLine
  amounts: ShownAmounts
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

/** One ingredient: a press anywhere on it ticks it off, where scripts run. */
export function IngredientLine({ line, amounts, isTicked, onTick }: IngredientLineProps) {
  const texts = useRecipeMessages()
  const { note, swap, isOptional, product } = line
  const { amount, name } = lineText(line, amounts, texts)
  return (
    <li className="ingredient">
      <label className={isTicked ? 'text-stone' : ''}>
        <input
          type="checkbox"
          checked={isTicked}
          className="accent-leaf noscript:hidden print:hidden"
          onChange={({ target }) => onTick(target.checked)}
        />
        <span className="ingredient-amount">{amount}</span>
        <span className={isTicked ? 'line-through' : ''}>
          {product ? (
            <LocalLink to="/product/:id" params={{ id: product.slug }} className="link py-3 font-semibold">
              {name}
            </LocalLink>
          ) : (
            name
          )}
          {note && <>, {note}</>}
          {isOptional && <span className="text-stone"> ({texts.optional})</span>}
        </span>
      </label>
      {swap && (
        <p className="text-sm text-stone">
          {texts.swap} {swap}
        </p>
      )}
    </li>
  )
}
