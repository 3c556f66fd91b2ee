import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { OrderNumber } from '#app/components/orders/order-number.tsx'
import { localeContext } from '#app/request/context.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getOrderToChange } from '#domain/orders/order-changes/index.ts'
import { getOrderEntry } from '#domain/orders/order-entry/index.ts'
import { orderId } from '#domain/orders/orders/schemas.ts'
import type { Route } from './+types/page.ts'
import { CHANGE_ACTIONS } from './change-actions.ts'
import { ChangeForm } from './change-form.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = requireParam(orderId, params.id, 'order')
  const language = context.get(localeContext)
  const order = await runVerb(context, (ctx) => getOrderToChange(ctx, { orderId: id, language }))
  const { jars } = await runVerb(context, (ctx) => getOrderEntry(ctx, {}))
  return { order, jars }
}

export async function action(args: Route.ActionArgs) {
  return runIntent({ ...args, orderId: requireParam(orderId, args.params.id, 'order') }, CHANGE_ACTIONS)
}

export default function ChangeOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { orderChange: texts } = useStaffMessages()
  const { order, jars } = loaderData
  return (
    <>
      <OfficeHead
        title={texts.title(order.number)}
        heading={<OrderNumber number={order.number} in={texts.title(order.number)} />}
        hint={texts.hint}
        back={{ to: { to: '/admin/orders/:id', params: { id: order.id } }, text: order.number }}
      />
      <ChangeForm order={order} jars={jars} isAdmin={useIsAdmin()} pageReply={actionData} />
    </>
  )
}
