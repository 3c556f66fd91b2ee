import { RecipeForm } from '#app/components/admin/recipes/recipe-form.tsx'
import type { RecipeReply } from '#app/components/admin/recipes/recipe-reply.ts'
import {
  NEW_RECIPE,
  recipeDescription,
  toRecipeInput,
} from '#app/components/admin/recipes/recipe-description.ts'
import { rearranged } from '#app/components/admin/fields/rearranged.ts'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { parseForm } from '#app/request/parse-form.ts'
import { readTextForm } from '#app/request/uploads/read-upload.ts'
import { type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { UPLOAD_PAGES } from '#app/request/upload-pages.ts'
import { createRecipe, listParts } from '#domain/recipes/recipe-desk/index.ts'
import { createRecipeInput } from '#domain/recipes/recipe-desk/schemas.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { parts: await runVerb(context, listParts) }
}

function rowsAction({ form, subject }: FormRequest) {
  const values = rearranged(recipeDescription, recipeDescription.read(form), subject)
  return answer<RecipeReply>({ intent: 'create', values }, { status: 200 })
}

async function createAction({ context, intent, form }: FormRequest) {
  const parts = await runVerb(context, listParts)
  const { values, input, errors } = parseForm(recipeDescription, createRecipeInput, form, (typed) =>
    toRecipeInput(typed, parts),
  )
  if (errors) return answer<RecipeReply>({ intent, values, errors })
  const result = await runVerb(context, (ctx) => createRecipe(ctx, input))
  if (!result.ok) return answer<RecipeReply>({ intent, values, refusal: result })
  const to = { to: '/admin/recipes/:id', params: { id: result.id } } as const
  return leadTo(context, to, { notice: 'recipe-created' })
}

export async function action(args: Route.ActionArgs) {
  const form = await readTextForm(args.request, UPLOAD_PAGES['/admin/recipes/new'])
  return runIntent({ ...args, form }, { create: createAction, 'rows-*': rowsAction })
}

export default function NewRecipePage({ loaderData, actionData }: Route.ComponentProps) {
  const { recipes: texts } = useStaffMessages()
  return (
    <>
      <OfficeHead
        title={texts.add}
        back={{ to: { to: '/admin/recipes' }, text: texts.all }}
        hint={texts.newHint}
      />
      <RecipeForm intent="create" values={NEW_RECIPE} parts={loaderData.parts} pageReply={actionData} />
    </>
  )
}
