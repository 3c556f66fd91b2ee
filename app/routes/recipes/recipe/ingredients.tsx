import type { RecipeDetail, RecipeLine } from '#domain/recipes/recipes/views.ts'
import { useRef } from 'react'
import { Form } from 'react-router'
import { FEWEST_SERVINGS, MOST_SERVINGS } from '#shared/recipes/recipe-fields.ts'
import { UNIT_SYSTEMS } from '#shared/recipes/scale.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useRecipeMessages } from '#app/components/recipes/use-recipe-messages.ts'
import { QuantityInput } from '#app/components/ui/quantity-input.tsx'
import { pathTo } from '#app/request/page-path.ts'
import { lineText } from './line-text.ts'
import type { ShownAmounts } from './shown-amounts.ts'

type IngredientsProps = { recipe: RecipeDetail; amounts: ShownAmounts }

/** The ingredients, for as many as will eat. */
export function Ingredients({ recipe, amounts }: IngredientsProps) {
  const texts = useRecipeMessages()
  const parts = Map.groupBy(recipe.lines, ({ part }) => part)
  return (
    <section aria-labelledby="ingredients">
      <h2 id="ingredients" className="mb-4 text-xl">
        {texts.ingredients}
      </h2>
      <AmountsForm slug={recipe.slug} amounts={amounts} />
      <p className="mt-4 font-semibold" role="status">
        {texts.servingsFor(amounts.servings)}
        {amounts.wasOutOfRange && ` · ${texts.range(FEWEST_SERVINGS, MOST_SERVINGS)}`}
      </p>
      {[...parts].map(([part, lines]) => (
        <div key={part}>
          {part && <h3 className="mt-6 mb-2 text-lg">{part}</h3>}
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {lines.map((line) => (
              <Line key={line.key} line={line} amounts={amounts} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** The address keeps both, so that a link to six servings in cups is one. */
function AmountsForm({ slug, amounts }: { slug: string; amounts: ShownAmounts }) {
  const texts = useRecipeMessages()
  const action = pathTo({ to: '/recipes/:id', params: { id: slug } }, useLocale())
  const form = useRef<HTMLFormElement>(null)
  // Sends every choice, also what the page does not show yet.
  const show = () => form.current?.requestSubmit()
  return (
    <Form
      ref={form}
      action={action}
      preventScrollReset
      replace
      className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden"
    >
      <QuantityInput
        name="servings"
        label={texts.servings}
        value={amounts.servings}
        max={MOST_SERVINGS}
        onChange={show}
      />
      <label className="flex items-center gap-3">
        <span>{texts.units}</span>
        <select
          key={amounts.system}
          name="units"
          defaultValue={amounts.system}
          className="input w-auto"
          onChange={show}
        >
          {UNIT_SYSTEMS.map((system) => (
            <option key={system} value={system}>
              {texts.systems[system]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="btn btn-leaf">
          {texts.reckon}
        </button>
      </noscript>
    </Form>
  )
}

function Line({ line, amounts }: { line: RecipeLine; amounts: ShownAmounts }) {
  const texts = useRecipeMessages()
  const { note, swap, isOptional, product } = line
  const { amount, name } = lineText(line, amounts, texts)
  return (
    <li className="grid grid-cols-[6.5rem_1fr] gap-x-4 py-2 in-[:lang(th)]:grid-cols-[1fr_auto]">
      <span className="font-semibold tabular-nums in-[:lang(th)]:order-last in-[:lang(th)]:text-right">
        {amount}
      </span>
      <span>
        {product ? (
          <LocalLink to="/product/:id" params={{ id: product.slug }} className="link py-3 font-semibold">
            {name}
          </LocalLink>
        ) : (
          name
        )}
        {note && <>, {note}</>}
        {isOptional && <span className="text-stone"> ({texts.optional})</span>}
        {swap && (
          <span className="block text-sm text-stone">
            {texts.swap} {swap}
          </span>
        )}
      </span>
    </li>
  )
}
