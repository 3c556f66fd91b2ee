import { useRef } from 'react'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { AttentionMark } from '#app/components/admin/attention-mark.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { StaffOrderView } from '#domain/orders/order-desk/views.ts'
import { Fold } from './fold.tsx'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { OrderReply } from './order-reply.ts'
import { REFUND_INTENTS } from './refund-fields.ts'
import { RefundAllForm, RefundSomeForm } from './refund-form.tsx'
import { RefundList } from './refund-list.tsx'
import { refundRefusalText } from './refund-refusal-text.ts'
import { wasRefusedByProvider } from '#shared/orders/refund-states.ts'
import { useFocusAfterChange } from './use-focus-after-change.ts'

type RefundsProps = { view: StaffOrderView; pageReply: OrderReply | undefined }

/** True if the order was cancelled and its money has not been sent back. */
export function isRefundOwed({ order, refundable }: StaffOrderView): boolean {
  return order.status === 'cancelled' && refundable.totalCents > 0
}

/** The money of an order that goes back, and the forms that send more of it. */
export function Refunds({ view, pageReply }: RefundsProps) {
  const { refunds, refundable } = view
  const { refunds: texts } = useStaffMessages()
  const { charge } = useMoney()
  const title = useRef<HTMLHeadingElement>(null)
  useFocusAfterChange(title, refunds.map(({ status }) => status).join())
  const locale = useLocale()
  const isAdmin = useIsAdmin()
  const canRefund = refundable.totalCents > 0
  const isOwed = isRefundOwed(view)
  const offersByHand = refunds.some(wasRefusedByProvider)
  const isReplied = (intent: string) => pageReply?.intent === intent
  if (!canRefund && refunds.length === 0) return null
  const isPending = refunds.some(({ status }) => status === 'pending')
  return (
    <Fold
      id="refunds"
      title={texts.title}
      titleRef={title}
      gist={
        refunds[0] && `${charge(refunds[0].amountCents)} · ${formatDateTime(refunds[0].requestedAt, locale)}`
      }
      isOpen={isOwed || isPending}
      forms={['refund', 'settle-', 'withdraw-']}
      pageReply={pageReply}
    >
      {isOwed && (
        <div className="notice">
          <AttentionMark problem="owes_refund" />
          <p>{texts.owed(charge(refundable.totalCents))}</p>
          {!isAdmin && <p>{texts.byAdmins}</p>}
        </div>
      )}
      <OvertakenRefund view={view} pageReply={pageReply} />
      {refunds.length > 0 && <RefundList refunds={refunds} pageReply={pageReply} />}
      {canRefund && isAdmin && (
        <div className="mt-4 grid max-w-xl gap-2">
          <details open={isOwed || isReplied('refund-all')}>
            <summary className="link min-h-11 cursor-pointer content-center">{texts.allTitle}</summary>
            <div className="mt-3">
              <RefundAllForm refundable={refundable} offersByHand={offersByHand} pageReply={pageReply} />
            </div>
          </details>
          <details open={isReplied('refund')}>
            <summary className="link min-h-11 cursor-pointer content-center">{texts.someTitle}</summary>
            <div className="mt-3">
              <RefundSomeForm
                refundable={refundable}
                offersByHand={offersByHand}
                pageReply={pageReply}
                submit={texts.some}
              />
            </div>
          </details>
        </div>
      )}
    </Fold>
  )
}

/** Without scripts the page comes back as the order is now, and the form that was refused may have gone. */
function OvertakenRefund({ view: { refunds, refundable }, pageReply }: RefundsProps) {
  const staff = useStaffMessages()
  const { charge } = useMoney()
  const refusal = pageReply?.refusal
  if (!refusal || !pageReply) return null
  const { intent } = pageReply
  const isOfGoods = REFUND_INTENTS.some((one) => one === intent) && refundable.totalCents === 0
  const isOfRefund = refunds.some(({ id, status }) => status !== 'pending' && intent.endsWith(`-${id}`))
  if (!isOfGoods && !isOfRefund) return null
  return (
    <p role="alert" className="notice notice-error mt-4 font-semibold">
      {refundRefusalText(refusal, intent, staff, charge).text}
    </p>
  )
}
