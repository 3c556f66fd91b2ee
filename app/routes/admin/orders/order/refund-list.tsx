import { TextField } from '#app/components/forms/field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { Icon } from '#app/components/ui/icons.tsx'
import type { StaffRefund } from '#domain/orders/order-desk/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import { WITHDRAWN } from '#shared/orders/refund-states.ts'
import type { OrderReply } from './order-reply.ts'
import { fieldOf, intentOf } from './refund-fields.ts'
import { refundRefusalText } from './refund-refusal-text.ts'

type PageReply = { pageReply: OrderReply | undefined }

/** The money that has gone back, is about to, or could not. */
export function RefundList({ refunds, pageReply }: PageReply & { refunds: StaffRefund[] }) {
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {refunds.map((refund) => (
        <Refund key={refund.id} refund={refund} pageReply={pageReply} />
      ))}
    </ul>
  )
}

function Refund({ refund, pageReply }: PageReply & { refund: StaffRefund }) {
  const { refunds: texts, methods } = useStaffMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  const { status, amountCents, method, requestedAt, requestedBy, settledAt, isSentByProvider } = refund
  const isAdmin = useIsAdmin()
  const waitsForPerson = status === 'pending' && !isSentByProvider
  return (
    <li className="grid gap-x-6 gap-y-1 py-4 wrap-anywhere sm:grid-cols-[1fr_auto]">
      <p>
        <Standing refund={refund} />
        <span className="block">{refund.reason}</span>
      </p>
      <p className="font-semibold tabular-nums">{charge(amountCents)}</p>
      <div className="text-sm text-stone sm:col-span-2">
        {refund.kind === 'surplus' ? <p>{texts.surplus}</p> : <Lines refund={refund} />}
        <p className="tabular-nums">
          {methods[method]}
          {refund.reference && ` · ${refund.reference}`}
        </p>
        <p className="tabular-nums">
          {texts.requested(formatDateTime(requestedAt, locale), requestedBy ?? texts.formerStaff)}
          {settledAt && ` · ${texts.gone(formatDateTime(settledAt, locale))}`}
        </p>
      </div>
      {waitsForPerson && method !== 'bank_transfer' && (
        <p className="text-sm sm:col-span-2">{texts.noAnswer(methods[method])}</p>
      )}
      {waitsForPerson && isAdmin && <EndForms refund={refund} pageReply={pageReply} />}
    </li>
  )
}

function Standing({ refund: { status, explanation, isSentByProvider } }: { refund: StaffRefund }) {
  const { refunds: texts } = useStaffMessages()
  if (status === 'settled') return <span className="font-semibold">{texts.standings.settled}</span>
  if (status === 'pending') {
    return (
      <span className="font-semibold">
        {isSentByProvider ? texts.standings.sending : texts.standings.pending}
      </span>
    )
  }
  if (explanation === WITHDRAWN) return <span className="font-semibold">{texts.standings.withdrawn}</span>
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-chilli-text">
      <Icon name="alert" className="size-4 shrink-0" />
      {texts.standings.failed}
      {explanation && `: ${explanation}`}
    </span>
  )
}

function Lines({ refund: { lines } }: { refund: StaffRefund }) {
  const { refunds: texts } = useStaffMessages()
  const { charge } = useMoney()
  return (
    <ul>
      {lines.map(({ name, quantity, amountCents, restocks }, at) => (
        <li key={at}>
          {name ? (quantity > 0 ? `${quantity} × ${name}` : texts.lowerPrice(name)) : texts.delivery}
          {`, ${charge(amountCents)}`}
          {restocks && `, ${texts.toShelf}`}
        </li>
      ))}
    </ul>
  )
}

/** For a transfer that a person makes: it has been made, or will not be. */
function EndForms({ refund: { id }, pageReply }: PageReply & { refund: StaffRefund }) {
  const staff = useStaffMessages()
  const { refunds: texts } = staff
  const { charge } = useMoney()
  const [settle, withdraw] = [intentOf('settle', id), intentOf('withdraw', id)]
  return (
    <div className="mt-2 grid max-w-xl gap-3 sm:col-span-2">
      <StaffForm
        pageReply={pageReply}
        intent={settle}
        refusalText={(refusal) => refundRefusalText(refusal, settle, staff, charge)}
        submit={texts.settle}
        className="gap-3"
      >
        <TextField
          name={fieldOf(settle, 'reference')}
          label={texts.reference}
          hint={texts.referenceHint}
          input={{ autoComplete: 'off', spellCheck: false }}
        />
      </StaffForm>
      <StaffForm
        pageReply={pageReply}
        intent={withdraw}
        refusalText={(refusal) => refundRefusalText(refusal, withdraw, staff, charge)}
        submit={texts.withdraw}
        buttonClassName="btn-line"
      >
        {null}
      </StaffForm>
    </div>
  )
}
