import { AccountFrame } from '#app/components/accounts/account-frame.tsx'
import { useAccountMessages } from '#app/components/accounts/use-account-messages.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { localeContext, serverContext } from '#app/request/context.ts'
import { notFound } from '#app/request/not-found.ts'
import { againAction } from '#app/request/orders/again-action.ts'
import { type FormActions, type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listMyOrders } from '#domain/orders/orders/index.ts'
import { orderId } from '#domain/orders/orders/schemas.ts'
import { listMyReservations } from '#domain/restaurant/reservations/index.ts'
import type { Route } from './+types/page.ts'
import { Overview } from './overview.tsx'
import { SignedOut } from './signed-out.tsx'
import type { AgainReply } from '#app/components/orders/again/order-again.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { session } = context.get(serverContext)
  if (!session) return { account: undefined }
  const language = context.get(localeContext)
  const { items } = await runVerb(context, (ctx) => listMyOrders(ctx, { page: 1, language }))
  const tables = await runVerb(context, listMyReservations)
  return { account: { firstName: session.person.firstName, lastOrders: items.slice(0, 3), tables } }
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { again: againOf } satisfies FormActions<AgainReply>)
}

function againOf({ context, form }: FormRequest) {
  const id = orderId.safeParse(form.get('order'))
  if (!id.success) throw notFound('order')
  return againAction(context, { id: id.data })
}

export default function AccountPage({ loaderData: { account }, actionData }: Route.ComponentProps) {
  const { overview } = useAccountMessages()
  return (
    <>
      <PageHead title={overview.title} noIndex />
      {account ? (
        <AccountFrame>
          <Overview {...account} pageReply={actionData} />
        </AccountFrame>
      ) : (
        <SignedOut />
      )}
    </>
  )
}
