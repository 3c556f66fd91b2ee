import { optionsOf } from '#app/components/admin/filters.ts'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { IngredientForm, type IngredientReply } from '#app/components/admin/recipes/ingredient-form.tsx'
import { ingredientDescription } from '#app/components/admin/recipes/ingredient-description.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useFoodMessages } from '#app/components/catalog/use-food-messages.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { parseForm } from '#app/request/parse-form.ts'
import { readList } from '#app/request/list-query.ts'
import { type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { createIngredient, listIngredients } from '#domain/recipes/recipe-desk/index.ts'
import { createIngredientInput, listIngredientsInput } from '#domain/recipes/recipe-desk/schemas.ts'
import type { Route } from './+types/page.ts'
import { useIngredientColumns } from './use-ingredient-columns.tsx'

export async function loader(args: Route.LoaderArgs) {
  return readList(args, listIngredientsInput, listIngredients)
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
  const { list, filters } = loaderData
  const allergens = optionsOf(allergenNames)
  const diets = optionsOf(texts.dietKinds)
  return (
    <ListPage
      texts={{ title: texts.ingredients, hint: texts.ingredientsHint, pages: texts.ingredientPages }}
      back={{ to: { to: '/admin/recipes' }, text: texts.all }}
      page="/admin/recipes/ingredients"
      chosen={filters}
      filters={[
        { name: 'search', label: texts.ingredientSearch },
        { name: 'allergen', label: texts.allergens, any: texts.anyAllergen, options: allergens },
        { name: 'diet', label: texts.diet, any: texts.anyDiet, options: diets },
      ]}
      list={list}
      columns={useIngredientColumns()}
      none={{ title: texts.noIngredients }}
      footer={
        <OfficeCard id="add" title={texts.addIngredient} className="mt-8">
          <IngredientForm intent="create" values={{ diet: 'vegan' }} pageReply={actionData} />
        </OfficeCard>
      }
    />
  )
}
