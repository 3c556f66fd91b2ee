import { randomUUID } from 'node:crypto'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listCustomers } from '#domain/customers/customer-desk/index.ts'
import { getOrderEntry } from '#domain/orders/order-entry/index.ts'
import { getOrderEntryInput } from '#domain/orders/order-entry/schemas.ts'
import type { Route } from './+types/page.ts'
import { CallerSearch } from './caller-search.tsx'
import { ENTRY_ACTIONS } from './entry-actions.ts'
import { EntryForm } from './entry-form.tsx'
import { filledLines } from './entry-input.ts'
import { findCallers } from './find-callers.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = url.searchParams
  const input = getOrderEntryInput.safeParse({
    search: query.get('search') ?? undefined,
    customerId: query.get('customer') ?? undefined,
    orderId: query.get('order') ?? undefined,
  })
  if (!input.success) throw badRequest()
  const { search } = input.data
  const { jars, methods, gifts, caller, buyers } = await runVerb(context, (ctx) =>
    getOrderEntry(ctx, input.data),
  )
  const accounts = search
    ? (await runVerb(context, (ctx) => listCustomers(ctx, { search, sort: 'last_order' }))).items
    : []
  const found = search ? findCallers(accounts, buyers) : undefined
  const [only, ...others] = found ?? []
  const lines = filledLines(Object.fromEntries(query))
  if (only && others.length === 0) {
    const target = { to: '/admin/orders/new', search: { ...only.search, ...lines } } as const
    throw leadTo(context, target, { status: 302 })
  }
  return { jars, methods, gifts, caller, found, lines, search: search ?? '', key: randomUUID() }
}

/** Working out the total changes nothing that the page shows. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formData?.get('intent') === 'quote' ? false : defaultShouldRevalidate
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, ENTRY_ACTIONS)
}

export default function NewOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { orderEntry: texts, orders } = useStaffMessages()
  const { jars, methods, gifts, caller, found, lines, search, key } = loaderData
  return (
    <>
      <OfficeHead
        title={texts.title}
        hint={texts.hint}
        back={{ to: { to: '/admin/orders' }, text: orders.title }}
      />
      <div className="grid gap-6">
        <CallerSearch {...{ search, found, caller, lines }} />
        <EntryForm
          formKey={key}
          jars={jars}
          methods={methods}
          gifts={gifts}
          caller={caller}
          lines={lines}
          mayDiscount={useIsAdmin()}
          pageReply={actionData}
        />
      </div>
    </>
  )
}
