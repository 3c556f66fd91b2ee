import { DiscountForm } from '#app/components/admin/orders/discount-form.tsx'
import {
  type DiscountReply,
  newDiscountDescription,
  toTerms,
  withRefusal,
} from '#app/components/admin/orders/discount-description.ts'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { answer } from '#app/request/answer.ts'
import { parseForm } from '#app/request/parse-form.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { createDiscount } from '#domain/orders/discounts/index.ts'
import { createDiscountInput } from '#domain/orders/discounts/schemas.ts'
import type { Route } from './+types/page.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

/** The router asks `middleware` for pages that have a loader only. */
export function loader() {
  return null
}

async function createAction({ context, intent, form }: FormRequest) {
  const { values, input, errors } = parseForm(newDiscountDescription, createDiscountInput, form, toTerms)
  if (errors) return answer<DiscountReply>({ intent, values, ...withRefusal(errors) })
  const result = await runVerb(context, (ctx) => createDiscount(ctx, input))
  if (!result.ok) return answer<DiscountReply>({ intent, values, refusal: result }, { status: 409 })
  return leadTo(context, '/admin/discounts', { notice: 'discount-created' })
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { create: createAction })
}

export default function NewDiscountPage({ actionData }: Route.ComponentProps) {
  const { discounts: texts } = useStaffMessages()
  return (
    <>
      <OfficeHead title={texts.newTitle} back={{ to: { to: '/admin/discounts' }, text: texts.all }} />
      <OfficeCard id="terms" title={texts.edit}>
        <DiscountForm intent="create" values={{ kind: 'percent' }} pageReply={actionData} />
      </OfficeCard>
    </>
  )
}
