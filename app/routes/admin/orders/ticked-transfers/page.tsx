import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { DataList } from '#app/components/admin/data-list.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { PaymentVerdicts } from '#app/components/admin/orders/payment-verdicts.tsx'
import { useTickedSum } from '#app/components/admin/orders/use-ticked-sum.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { FormReply } from '#app/components/forms/form-reply.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { readForm } from '#app/request/read-form.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listDueTransfers, recordTransfers } from '#domain/orders/bank-statements/index.ts'
import { listDueTransfersInput, recordTransfersInput } from '#domain/orders/bank-statements/schemas.ts'
import type { DueOrder, RecordStatementResult } from '#domain/orders/bank-statements/views.ts'
import type { Route } from './+types/page.ts'
import { OtherOrders } from './other-orders.tsx'
import { TickBox } from './tick-box.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const orderIds = [...new Set(url.searchParams.get('id')?.split(','))]
  const input = listDueTransfersInput.safeParse({ orderIds })
  if (!input.success) throw badRequest()
  return runVerb(context, (ctx) => listDueTransfers(ctx, input.data))
}

const tickCell = (order: DueOrder) => <TickBox order={order} />

type PaidReply = FormReply<never, RecordStatementResult>

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const transfers = [...form].flatMap(([name, cents]) => {
    const [, orderId] = /^transfer-([\da-f-]{36})$/.exec(name) ?? []
    return orderId ? { orderId, dueCents: Number(cents) } : []
  })
  if (transfers.length === 0)
    return answer<PaidReply>({ intent: 'record', errors: { transfers: 'required' } })
  const input = recordTransfersInput.safeParse({ transfers })
  if (!input.success) throw badRequest()
  const done = await runVerb(context, (ctx) => recordTransfers(ctx, input.data))
  return answer<PaidReply>({ intent: 'record', done })
}

export default function TickedTransfersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { transfers: texts, bank, orders, working } = useStaffMessages()
  const { charge } = useMoney()
  const { due, others } = loaderData
  const { onChange, text } = useTickedSum(due.map(({ dueCents }) => dueCents ?? 0))
  const isPending = useNavigation().state === 'submitting'
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (actionData) notice.current?.focus()
  }, [actionData])
  return (
    <>
      <OfficeHead
        title={texts.title}
        hint={texts.hint}
        back={{ to: { to: '/admin/orders' }, text: orders.title }}
      />
      {actionData && (
        <div ref={notice} tabIndex={-1} role="status" className="notice mb-6 outline-none">
          {actionData.done ? (
            <PaymentVerdicts verdicts={actionData.done.verdicts} />
          ) : (
            <p className="font-semibold">{bank.nothingTicked}</p>
          )}
        </div>
      )}
      {others.length > 0 && !actionData?.done && <OtherOrders orders={others} />}
      {due.length === 0 ? (
        !actionData?.done && <EmptyState title={texts.none} />
      ) : (
        <Form key={due.map(({ id }) => id).join()} method="post" onChange={onChange}>
          <DataList
            label={texts.list}
            rows={due}
            keyOf={({ id }) => id}
            columns={[
              { key: 'order', head: bank.order, cell: tickCell },
              { key: 'customer', head: orders.customer, isPlain: true, cell: ({ name }) => name },
              { key: 'due', head: texts.due, isNumber: true, cell: (order) => charge(order.dueCents ?? 0) },
            ]}
          />
          <button name="intent" value="record" className="btn btn-leaf mt-6" aria-busy={isPending}>
            {isPending ? working : text}
          </button>
        </Form>
      )}
      <p className="mt-8">
        <LocalLink to="/admin/orders/bank" className="link inline-block py-2">
          {texts.statement}
        </LocalLink>
      </p>
    </>
  )
}
