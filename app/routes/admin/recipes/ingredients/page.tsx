import { CursorPager } from '#app/components/admin/cursor-pager.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar, FilterSearch, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { IngredientForm, type IngredientReply } from '#app/components/admin/recipes/ingredient-form.tsx'
import { ingredientDescription } from '#app/components/admin/recipes/ingredient-description.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useFoodMessages } from '#app/components/catalog/use-food-messages.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { parseForm } from '#app/request/parse-form.ts'
import { listQuery } from '#app/request/list-query.ts'
import { type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { createIngredient, listIngredients } from '#domain/recipes/recipe-desk/index.ts'
import { createIngredientInput, listIngredientsInput } from '#domain/recipes/recipe-desk/schemas.ts'
import type { Route } from './+types/page.ts'
import { IngredientTable } from './ingredient-table.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listIngredientsInput.safeParse(listQuery(url, ['search', 'allergen', 'diet', 'after']))
  if (!input.success) throw badRequest()
  const list = await runVerb(context, (ctx) => listIngredients(ctx, input.data))
  const { after: _after, ...filter } = input.data
  return { ...list, filter }
}

async function createAction({ context, intent, form }: FormRequest) {
  const { values, input, errors } = parseForm(ingredientDescription, createIngredientInput, form)
  if (errors) return answer<IngredientReply>({ intent, values, errors })
  const result = await runVerb(context, (ctx) => createIngredient(ctx, input))
  if (!result.ok) return answer<IngredientReply>({ intent, values, refusal: result })
  return leadTo(context, '/admin/recipes/ingredients', { notice: 'ingredient-saved' })
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { create: createAction })
}

export default function IngredientsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { recipes: texts } = useStaffMessages()
  const { allergenNames } = useFoodMessages()
  const { items, next, filter } = loaderData
  const options = (words: Record<string, string>) =>
    Object.entries(words).map(([value, text]) => ({ value, text }))
  return (
    <>
      <OfficeHead
        title={texts.ingredients}
        back={{ to: { to: '/admin/recipes' }, text: texts.all }}
        hint={texts.ingredientsHint}
      />
      <FilterBar page="/admin/recipes/ingredients" isFiltered={Object.values(filter).some(Boolean)}>
        <FilterSearch label={texts.ingredientSearch} value={filter.search} />
        <FilterSelect
          name="allergen"
          label={texts.allergens}
          value={filter.allergen}
          anyText={texts.anyAllergen}
          options={options(allergenNames)}
        />
        <FilterSelect
          name="diet"
          label={texts.diet}
          value={filter.diet}
          anyText={texts.anyDiet}
          options={options(texts.dietKinds)}
        />
      </FilterBar>
      {items.length > 0 ? <IngredientTable items={items} /> : <EmptyState title={texts.noIngredients} />}
      <CursorPager
        label={texts.ingredientPages}
        previous={undefined}
        next={next ? { to: '/admin/recipes/ingredients', search: { ...filter, after: next } } : undefined}
      />
      <OfficeCard id="add" title={texts.addIngredient} className="mt-8">
        <IngredientForm intent="create" values={{ diet: 'vegan' }} pageReply={actionData} />
      </OfficeCard>
    </>
  )
}
