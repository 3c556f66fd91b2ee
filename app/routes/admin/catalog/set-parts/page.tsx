import { ProductTabs } from '#app/components/admin/tabs/product-tabs.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import { localeContext } from '#app/request/context.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getSetForm } from '#domain/catalog/sets/index.ts'
import { setKey } from '#domain/catalog/sets/schemas.ts'
import type { SetForm } from '#domain/catalog/sets/views.ts'
import type { Route } from './+types/page.ts'
import { partsAction } from './parts-action.ts'
import { PartsForm } from './parts-form.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const productId = requireParam(setKey.shape.productId, params.id, 'product')
  const language = context.get(localeContext)
  return runVerb(context, (ctx) => getSetForm(ctx, { productId, language }))
}

export async function action(args: Route.ActionArgs) {
  const productId = requireParam(setKey.shape.productId, args.params.id, 'product')
  return runIntent({ ...args, productId }, { save: partsAction })
}

export default function SetPartsPage({ loaderData: form, actionData }: Route.ComponentProps) {
  const { sets: texts, products } = useStaffMessages()
  const isAdmin = useIsAdmin()
  return (
    <>
      <OfficeHead
        title={texts.title(form.name)}
        hint={texts.hint}
        back={{ to: { to: '/admin/products' }, text: products.all }}
      />
      <ProductTabs product={form} current="/admin/products/:id/parts" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <OfficeCard id="parts" title={texts.parts} hint={isAdmin ? texts.partsHint : texts.adminsOnly}>
          {isAdmin ? <PartsForm form={form} pageReply={actionData} /> : <PartsList form={form} />}
        </OfficeCard>
        {form.isSet && <Facts form={form} />}
      </div>
    </>
  )
}

function PartsList({ form: { parts } }: { form: SetForm }) {
  return (
    <ul className="divide-y divide-line">
      {parts.map(({ id, name, sku, quantity }) => (
        <li key={id} className="py-2">
          {quantity} × {name} <span className="text-sm text-stone">{sku}</span>
        </li>
      ))}
    </ul>
  )
}

/** Says how many sets there are, and what the parts cost on their own beside the set. */
function Facts({ form }: { form: SetForm }) {
  const { sets: texts } = useStaffMessages()
  const { charge } = useMoney()
  const partsCents = form.parts.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)
  return (
    <OfficeCard id="facts" title={texts.facts}>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 tabular-nums">
        <dt>{texts.left}</dt>
        <dd className="font-semibold">{form.left}</dd>
        <dt>{texts.price}</dt>
        <dd className="font-semibold">{charge(form.priceCents)}</dd>
        <dt>{texts.partsPrice}</dt>
        <dd>{charge(partsCents)}</dd>
      </dl>
    </OfficeCard>
  )
}
