import { DishForm } from '#app/components/admin/restaurant/dish-form.tsx'
import { NONE } from '#app/components/admin/fields/inputs-of.ts'
import { dishDescription, type DishReply } from '#app/components/admin/restaurant/dish-description.ts'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { localeContext } from '#app/request/context.ts'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { answer } from '#app/request/answer.ts'
import { parseForm } from '#app/request/parse-form.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { createDish, listDishChoices } from '#domain/restaurant/menu/index.ts'
import { createDishInput } from '#domain/restaurant/menu/schemas.ts'
import type { Route } from './+types/page.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(localeContext)
  return runVerb(context, (ctx) => listDishChoices(ctx, { language }))
}

async function createAction({ context, intent, form }: FormRequest) {
  const { values, input, errors } = parseForm(dishDescription, createDishInput, form)
  if (errors) return answer<DishReply>({ intent, values, errors })
  const result = await runVerb(context, (ctx) => createDish(ctx, input))
  if (!result.ok) return answer<DishReply>({ intent, values, refusal: result }, { status: 409 })
  const to = { to: '/admin/menu/:id', params: { id: result.id } } as const
  return leadTo(context, to, { notice: 'dish-created' })
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { create: createAction })
}

const EMPTY = { course: 'starters', spiceLevel: '0', recipeId: NONE, isActive: 'on' }

export default function NewDishPage({ loaderData, actionData }: Route.ComponentProps) {
  const { menu: texts } = useStaffMessages()
  return (
    <>
      <OfficeHead title={texts.newTitle} back={{ to: { to: '/admin/menu' }, text: texts.all }} />
      <DishForm intent="create" values={EMPTY} {...loaderData} pageReply={actionData} />
    </>
  )
}
