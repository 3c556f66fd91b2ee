import { rearranged } from '#app/components/admin/fields/rearranged.ts'
import type { RecipeReply } from '#app/components/admin/recipes/recipe-reply.ts'
import {
  recipeDescription,
  recipeValues,
  toRecipeInput,
} from '#app/components/admin/recipes/recipe-description.ts'
import { localeContext } from '#app/request/context.ts'
import { answer } from '#app/request/answer.ts'
import { answerChanged } from '#app/request/answer-changed.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { parseForm } from '#app/request/parse-form.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import {
  deleteRecipe,
  hideRecipe,
  listParts,
  publishRecipe,
  updateRecipe,
} from '#domain/recipes/recipe-desk/index.ts'
import { updateRecipeInput } from '#domain/recipes/recipe-desk/schemas.ts'
import type { Notice } from '#shared/messages/en/notices.ts'

type RecipeForm = FormRequest & { id: string }

/** The actions of the forms on a recipe's page. */
export const RECIPE_ACTIONS: FormActions<RecipeReply, { id: string }> = {
  save: saveRecipeAction,
  'rows-*': rowsAction,
  publish: publishAction,
  hide: hideAction,
  delete: deleteAction,
}

function rowsAction({ form, subject }: RecipeForm) {
  const values = rearranged(recipeDescription, recipeDescription.read(form), subject)
  return answer<RecipeReply>({ intent: 'save', values }, { status: 200 })
}

async function saveRecipeAction({ context, intent, form, id }: RecipeForm) {
  const parts = await runVerb(context, listParts)
  const { values, input, errors } = parseForm(recipeDescription, updateRecipeInput, form, (typed) => ({
    id,
    ...toRecipeInput(typed, parts),
  }))
  if (errors) return answer<RecipeReply>({ intent, values, errors })
  const result = await runVerb(context, (ctx) => updateRecipe(ctx, input))
  if (result.ok) return leadBack({ context, id }, 'recipe-saved')
  if (result.reason !== 'changed') return answer<RecipeReply>({ intent, values, refusal: result })
  const current = recipeValues(result.current, parts, context.get(localeContext))
  return answerChanged<RecipeReply>({ intent, values }, { current, by: result.by })
}

async function publishAction({ context, intent, id }: RecipeForm) {
  const result = await runVerb(context, (ctx) => publishRecipe(ctx, { id }))
  if (!result.ok) return answer<RecipeReply>({ intent, refusal: result })
  return leadBack({ context, id }, 'recipe-shown')
}

async function hideAction({ context, id }: RecipeForm) {
  await runVerb(context, (ctx) => hideRecipe(ctx, { id }))
  return leadBack({ context, id }, 'recipe-hidden')
}

async function deleteAction({ context, intent, id }: RecipeForm) {
  const result = await runVerb(context, (ctx) => deleteRecipe(ctx, { id }))
  if (!result.ok) return answer<RecipeReply>({ intent, refusal: result })
  return leadTo(context, '/admin/recipes', { notice: 'recipe-deleted' })
}

function leadBack({ context, id }: Pick<RecipeForm, 'context' | 'id'>, notice: Notice): Response {
  return leadTo(context, { to: '/admin/recipes/:id', params: { id } }, { notice })
}
