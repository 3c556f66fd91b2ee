import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { IngredientForm, type IngredientReply } from '#app/components/admin/recipes/ingredient-form.tsx'
import { ingredientDescription } from '#app/components/admin/recipes/ingredient-description.ts'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { answer } from '#app/request/answer.ts'
import { answerChanged } from '#app/request/answer-changed.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { parseForm } from '#app/request/parse-form.ts'
import { requireParam } from '#app/request/require-param.ts'
import { type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { deleteIngredient, getIngredient, updateIngredient } from '#domain/recipes/recipe-desk/index.ts'
import { ingredientIdInput, updateIngredientInput } from '#domain/recipes/recipe-desk/schemas.ts'
import type { Route } from './+types/page.ts'

type IdForm = FormRequest & { id: string }

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = requireParam(ingredientIdInput.shape.id, params.id, 'ingredient')
  return runVerb(context, (ctx) => getIngredient(ctx, { id }))
}

async function saveIngredientAction({ context, intent, form, id }: IdForm) {
  const { values, input, errors } = parseForm(
    ingredientDescription,
    updateIngredientInput,
    form,
    (typed) => ({
      id,
      ...typed,
    }),
  )
  if (errors) return answer<IngredientReply>({ intent, values, errors })
  const result = await runVerb(context, (ctx) => updateIngredient(ctx, input))
  if (result.ok) return leadTo(context, '/admin/recipes/ingredients', { notice: 'ingredient-saved' })
  const current = ingredientDescription.toValues(result.current)
  return answerChanged<IngredientReply>({ intent, values }, { current, by: null })
}

async function deleteAction({ context, intent, id }: IdForm) {
  const result = await runVerb(context, (ctx) => deleteIngredient(ctx, { id }))
  if (!result.ok) return answer<IngredientReply>({ intent, refusal: result })
  return leadTo(context, '/admin/recipes/ingredients', { notice: 'ingredient-deleted' })
}

export async function action(args: Route.ActionArgs) {
  const id = requireParam(ingredientIdInput.shape.id, args.params.id, 'ingredient')
  return runIntent({ ...args, id }, { save: saveIngredientAction, delete: deleteAction })
}

export default function IngredientPage({ loaderData, actionData }: Route.ComponentProps) {
  const { recipes: texts } = useStaffMessages()
  const isAdmin = useIsAdmin()
  const name = loaderData.name[useLocale()]
  return (
    <>
      <OfficeHead
        title={name}
        back={{ to: { to: '/admin/recipes/ingredients' }, text: texts.allIngredients }}
        actions={
          loaderData.recipes > 0 && (
            <LocalLink to="/admin/recipes" search={{ ingredient: loaderData.id }} className="btn btn-line">
              {texts.usedIn(loaderData.recipes)}
            </LocalLink>
          )
        }
      />
      <OfficeCard id="ingredient" title={texts.ingredient}>
        <IngredientForm
          key={loaderData.version}
          intent="save"
          values={ingredientDescription.toValues(loaderData)}
          pageReply={actionData}
        />
      </OfficeCard>
      {isAdmin && (
        <OfficeCard
          id="delete"
          title={texts.deleteIngredientTitle}
          hint={texts.deleteIngredientHint}
          className="mt-6"
        >
          <StaffForm<IngredientReply>
            intent="delete"
            pageReply={actionData}
            refusalText={(refusal) => ({
              text: texts.inUse(refusal.reason === 'in_use' ? refusal.recipes : 0),
            })}
            submit={texts.delete}
            buttonClassName="btn-line"
          />
        </OfficeCard>
      )}
    </>
  )
}
