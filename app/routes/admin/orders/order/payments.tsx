import { TextField } from '#app/components/forms/field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { awaitsTransfer } from '#app/components/orders/payment-text.ts'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { AttentionMark } from '#app/components/admin/attention-mark.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { OrderView } from '#domain/orders/orders/views.ts'
import type { StaffOrderView } from '#domain/orders/order-desk/views.ts'
import { formatDate, formatDateTime, startOfShopDay } from '#shared/kernel/dates.ts'
import { wasPaid } from '#shared/orders/order-states.ts'
import { ByHandForm } from './by-hand-form.tsx'
import { Fold } from './fold.tsx'
import { fromCents } from '#shared/catalog/rand.ts'
import { GiveBack } from './give-back.tsx'
import type { OrderReply } from './order-reply.ts'
import { PaymentSteps } from './payment-steps.tsx'
import { wasRefusedByProvider } from '#shared/orders/refund-states.ts'

type PaymentsProps = { view: StaffOrderView; pageReply: OrderReply | undefined }

/** True while a transfer is waited for, or a payment has to be looked at. */
export function arePaymentsOpen({ order, payments }: StaffOrderView): boolean {
  return awaitsTransfer(order) || payments.some(({ problem, leftCents }) => problem && leftCents > 0)
}

/** The money that has arrived for an order, and the form for more. */
export function Payments({ view, pageReply }: PaymentsProps) {
  const { order, payments, refunds } = view
  const { order: texts } = useStaffMessages()
  const orderTexts = useOrderMessages()
  const { charge } = useMoney()
  const isAdmin = useIsAdmin()
  const arrivedCents = payments.reduce((cents, { amountCents }) => cents + amountCents, 0)
  const none = order.totalCents > 0 ? texts.noPayments : orderTexts.nothingToPay
  return (
    <Fold
      id="payments"
      title={texts.payments}
      gist={payments.length === 0 ? none : charge(arrivedCents)}
      isOpen={arePaymentsOpen(view)}
      forms={['transfer', 'by-hand', 'surplus-', 'payment-']}
      pageReply={pageReply}
    >
      {payments.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {payments.map((payment) => (
            <Payment
              key={payment.id}
              payment={payment}
              isPaid={wasPaid(order.paymentStatus)}
              offersByHand={refunds.some(wasRefusedByProvider)}
              pageReply={pageReply}
            />
          ))}
        </ul>
      )}
      <details open={awaitsTransfer(order) || pageReply?.intent === 'transfer'} className="mt-2 max-w-xl">
        <summary className="link min-h-11 cursor-pointer content-center">{texts.transfer}</summary>
        <TransferForm order={order} pageReply={pageReply} />
      </details>
      {isAdmin && (order.dueCents > 0 || (!wasPaid(order.paymentStatus) && order.totalCents > 0)) && (
        <ByHandForm order={order} pageReply={pageReply} />
      )}
      {isAdmin && <PaymentSteps view={view} pageReply={pageReply} />}
    </Fold>
  )
}

type PaymentProps = Pick<PaymentsProps, 'pageReply'> & {
  payment: StaffOrderView['payments'][number]
  isPaid: boolean
  offersByHand: boolean
}

function Payment({ payment, isPaid, offersByHand, pageReply }: PaymentProps) {
  const { methods, attentionHints, order, refunds: texts, vouchers } = useStaffMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  const isAdmin = useIsAdmin()
  const {
    method,
    reference,
    voucher,
    amountCents,
    leftCents,
    surplusCents,
    problem,
    reason,
    receivedOn,
    at,
  } = payment
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[1fr_auto]">
      <p className="wrap-anywhere">
        {voucher ? (
          <LocalLink to="/admin/vouchers/:id" params={{ id: voucher.id }} className="link">
            {vouchers.one(voucher.number)}
          </LocalLink>
        ) : (
          `${methods[method]} · ${reference}`
        )}
        <time dateTime={at.toISOString()} className="block text-sm text-stone tabular-nums">
          {formatDateTime(at, locale)}
        </time>
        {receivedOn && (
          <span className="block text-sm text-stone">
            {order.onStatement(formatDate(startOfShopDay(receivedOn), locale))}
          </span>
        )}
        {reason && <span className="block text-sm">{reason}</span>}
      </p>
      <p className="font-semibold tabular-nums sm:text-right">
        {charge(amountCents)}
        {leftCents < amountCents && (
          <span className="block text-sm font-normal text-stone">
            {texts.wentBack(charge(amountCents - leftCents))}
          </span>
        )}
      </p>
      {problem && leftCents > 0 && (
        <div className="sm:col-span-2">
          <AttentionMark problem={problem} />
          <p className="text-sm">{attentionHints[problem]}</p>
        </div>
      )}
      {surplusCents > 0 && isAdmin && (
        <div className="sm:col-span-2">
          <GiveBack payment={payment} isPaid={isPaid} offersByHand={offersByHand} pageReply={pageReply} />
        </div>
      )}
    </li>
  )
}

function TransferForm({ order, pageReply }: { order: OrderView; pageReply: OrderReply | undefined }) {
  const { order: texts } = useStaffMessages()
  return (
    <div className="mt-3">
      <StaffForm
        intent="transfer"
        pageReply={pageReply}
        values={{ reference: order.number, amount: fromCents(order.dueCents || order.totalCents) }}
        refusalText={() => ({ text: texts.referenceTaken, field: 'reference' })}
        submit={texts.record}
        buttonClassName={awaitsTransfer(order) ? 'btn-primary' : 'btn-leaf'}
      >
        <p className="text-sm text-stone">{texts.transferHint}</p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            name="reference"
            label={texts.reference}
            hint={texts.referenceHint}
            input={{ autoComplete: 'off', spellCheck: false }}
          />
          <TextField
            name="amount"
            label={texts.amount}
            hint={texts.amountHint}
            input={{ inputMode: 'decimal', autoComplete: 'off' }}
          />
        </div>
      </StaffForm>
    </div>
  )
}
