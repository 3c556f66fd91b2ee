import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { RecipeForm } from '#app/components/admin/recipes/recipe-form.tsx'
import { RecipeTabs } from '#app/components/admin/tabs/recipe-tabs.tsx'
import { recipeValues } from '#app/components/admin/recipes/recipe-description.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { requireParam } from '#app/request/require-param.ts'
import { readTextForm } from '#app/request/uploads/read-upload.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { UPLOAD_PAGES } from '#app/request/upload-pages.ts'
import { getStaffRecipe, listParts } from '#domain/recipes/recipe-desk/index.ts'
import { recipeIdInput } from '#domain/recipes/recipe-desk/schemas.ts'
import type { Route } from './+types/page.ts'
import { RECIPE_ACTIONS } from './recipe-actions.ts'
import { DeleteRecipe, RecipeStanding } from './recipe-standing.tsx'
import { pick } from '#shared/kernel/locale.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = requireParam(recipeIdInput.shape.id, params.id, 'recipe')
  const [recipe, parts] = await runVerb(context, (ctx) =>
    Promise.all([getStaffRecipe(ctx, { id }), listParts(ctx)]),
  )
  return { recipe, parts }
}

export async function action(args: Route.ActionArgs) {
  const id = requireParam(recipeIdInput.shape.id, args.params.id, 'recipe')
  const form = await readTextForm(args.request, UPLOAD_PAGES['/admin/recipes/:id'])
  return runIntent({ ...args, id, form }, RECIPE_ACTIONS)
}

export default function AdminRecipePage({ loaderData, actionData }: Route.ComponentProps) {
  const { recipe, parts } = loaderData
  const { recipes: texts } = useStaffMessages()
  const locale = useLocale()
  return (
    <>
      <OfficeHead
        title={pick(recipe.title, locale)}
        back={{ to: { to: '/admin/recipes' }, text: texts.all }}
      />
      <RecipeTabs recipe={recipe} current="/admin/recipes/:id" />
      <div className="grid gap-6">
        <RecipeStanding recipe={recipe} pageReply={actionData} />
        <RecipeForm
          key={`${recipe.version} ${locale}`}
          intent="save"
          values={recipeValues(recipe, parts, locale)}
          parts={parts}
          pageReply={actionData}
        />
        <DeleteRecipe recipe={recipe} pageReply={actionData} />
      </div>
    </>
  )
}
