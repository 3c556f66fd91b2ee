import type { RecipeDetail } from '#domain/recipes/recipes/views.ts'
import { useRef } from 'react'
import { Form } from 'react-router'
import { FEWEST_SERVINGS, MOST_SERVINGS } from '#shared/recipes/recipe-fields.ts'
import { UNIT_SYSTEMS } from '#shared/recipes/scale.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useRecipeMessages } from '#app/components/recipes/use-recipe-messages.ts'
import { QuantityInput } from '#app/components/ui/quantity-input.tsx'
import { pathTo } from '#app/request/page-path.ts'
import { IngredientLine } from './ingredient-line.tsx'
import type { ShownAmounts } from './shown-amounts.ts'
import { useTicks } from './use-ticks.ts'

type IngredientsProps = { recipe: RecipeDetail; amounts: ShownAmounts }

/** The ingredients, for as many as will eat, to be ticked off. */
export function Ingredients({ recipe, amounts }: IngredientsProps) {
  const texts = useRecipeMessages()
  const { lines } = recipe
  const parts = Map.groupBy(lines, ({ part }) => part)
  const { isTicked, tick, untickAll } = useTicks(recipe.id)
  const count = lines.filter(({ key }) => isTicked(key)).length
  const section = useRef<HTMLElement>(null)

  function startAgain() {
    untickAll()
    // The button goes.
    section.current?.querySelector<HTMLElement>('[type=checkbox]')?.focus({ preventScroll: true })
  }

  return (
    <section ref={section} aria-labelledby="ingredients">
      <h2 id="ingredients" className="mb-4 text-xl">
        {texts.ingredients}
      </h2>
      <AmountsForm slug={recipe.slug} amounts={amounts} />
      <p className="mt-4 font-semibold" role="status">
        {texts.servingsFor(amounts.servings)}
        {amounts.wasOutOfRange && ` · ${texts.range(FEWEST_SERVINGS, MOST_SERVINGS)}`}
      </p>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 noscript:hidden print:hidden">
        <p role="status" className="text-sm text-stone">
          {texts.ticked(count, lines.length)}
        </p>
        {count > 0 && (
          <button type="button" className="link min-h-11 text-sm" onClick={startAgain}>
            {texts.untickAll}
          </button>
        )}
      </div>
      {[...parts].map(([part, lines]) => (
        <div key={part}>
          {part && <h3 className="mt-6 mb-2 text-lg">{part}</h3>}
          <ul className="divide-y divide-line border-y border-line">
            {lines.map((line) => (
              <IngredientLine
                key={line.key}
                line={line}
                amounts={amounts}
                isTicked={isTicked(line.key)}
                onTick={(isTicked) => tick(line.key, isTicked)}
              />
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
      <label className="flex flex-wrap items-center gap-x-3">
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
