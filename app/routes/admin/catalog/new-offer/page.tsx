import {
  newOfferDescription,
  type OfferReply,
  toOffer,
  withRefusal,
} from '#app/components/admin/catalog/offer-description.ts'
import { OfferForm } from '#app/components/admin/catalog/offer-form.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { parseForm } from '#app/request/parse-form.ts'
import { type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listStaffCategories } from '#domain/catalog/catalog-desk/index.ts'
import { createOffer } from '#domain/catalog/offers/index.ts'
import { createOfferInput } from '#domain/catalog/offers/schemas.ts'
import type { Route } from './+types/page.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

/** `?sku=` names the product that it begins with. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const sku = new URL(request.url).searchParams.get('sku')?.slice(0, 40) ?? ''
  return { sku, categories: await runVerb(context, listStaffCategories) }
}

async function createAction({ context, intent, form }: FormRequest) {
  const { values, input, errors } = parseForm(newOfferDescription, createOfferInput, form, toOffer)
  if (errors) return answer<OfferReply>({ intent, values, ...withRefusal(errors) })
  const result = await runVerb(context, (ctx) => createOffer(ctx, input))
  if (!result.ok) return answer<OfferReply>({ intent, values, refusal: result }, { status: 409 })
  return leadTo(context, '/admin/offers', { notice: 'offer-created' })
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { create: createAction })
}

export default function NewOfferPage({ loaderData, actionData }: Route.ComponentProps) {
  const { offers: texts } = useStaffMessages()
  const locale = useLocale()
  const { sku, categories } = loaderData
  return (
    <>
      <OfficeHead title={texts.newTitle} back={{ to: { to: '/admin/offers' }, text: texts.all }} />
      <OfficeCard id="terms" title={texts.newCard}>
        <OfferForm
          intent="create"
          values={{ kind: sku ? 'sale_price' : 'percent', sku, minimumQuantity: '1' }}
          choices={{ categoryId: categories.map(({ id, name }) => ({ value: id, text: name[locale] })) }}
          pageReply={actionData}
        />
      </OfficeCard>
    </>
  )
}
