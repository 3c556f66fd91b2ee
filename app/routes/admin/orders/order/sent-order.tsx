import { useRef } from 'react'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { PackedLine } from '#domain/catalog/stock-desk/views.ts'
import type { StaffOrderView } from '#domain/orders/order-desk/views.ts'
import { formatDate, formatDateTime } from '#shared/kernel/dates.ts'
import { CancelSentForm } from './cancel-sent-form.tsx'
import { ClaimForm, unclaimedParcels } from './claim-form.tsx'
import { Fold } from './fold.tsx'
import type { OrderReply } from './order-reply.ts'
import { LOST_REFUND, RefundLostForm } from './refund-lost-form.tsx'
import { SendAgainForm } from './send-again-form.tsx'
import { CANCEL_SENT, CLAIM, SEND_AGAIN } from './sent-fields.ts'
import { useFocusAfterChange } from './use-focus-after-change.ts'

type SentOrderProps = {
  view: StaffOrderView
  packed: PackedLine[]
  pageReply: OrderReply | undefined
}

/** An order that has left the shop: what was sent again, claims, and the forms for a parcel that is lost or back. */
export function SentOrder({ view, packed, pageReply }: SentOrderProps) {
  const { order, parcels, claims, cancelsAt, refundable } = view
  const { parcels: texts, order: orderTexts } = useStaffMessages()
  const isAdmin = useIsAdmin()
  const title = useRef<HTMLHeadingElement>(null)
  useFocusAfterChange(title, [parcels.length, ...claims.map(({ state }) => state)].join())
  const isOut = order.kind === 'goods' && (order.status === 'shipped' || order.status === 'delivered')
  if (!isOut && parcels.length === 0 && claims.length === 0) return null
  const open = claims.filter(({ state }) => state === 'open').length
  const unclaimed = unclaimedParcels(view)
  const canRefund = isOut && order.tracking && cancelsAt === null && refundable.totalCents > 0
  const isReplied = (intent: string) => pageReply?.intent === intent
  return (
    <Fold
      id="parcels"
      title={texts.title}
      titleRef={title}
      gist={[parcels.length > 0 && texts.sentAgain(parcels.length), open > 0 && texts.openClaims(open)]
        .filter(Boolean)
        .join(' · ')}
      forms={[SEND_AGAIN, LOST_REFUND, CLAIM, CANCEL_SENT]}
      pageReply={pageReply}
    >
      {/* Without scripts the page comes back as the order is now, without the form. */}
      {cancelsAt !== null && pageReply?.refusal?.reason === 'being_cancelled' && (
        <p role="alert" className="notice notice-error mb-4 font-semibold">
          {orderTexts.beingCancelled}
        </p>
      )}
      <Parcels parcels={parcels} />
      <Claims claims={claims} pageReply={pageReply} />
      {isOut && order.tracking && cancelsAt === null && (
        <details open={isReplied(SEND_AGAIN)}>
          <summary className="link min-h-11 cursor-pointer content-center">{texts.send.title}</summary>
          <div className="mt-3 mb-4">
            <SendAgainForm view={view} lost={order.tracking} pageReply={pageReply} />
          </div>
        </details>
      )}
      {canRefund && (
        <details open={isReplied(LOST_REFUND)}>
          <summary className="link min-h-11 cursor-pointer content-center">{texts.refund.title}</summary>
          <div className="mt-3 mb-4">
            {isAdmin ? <RefundLostForm view={view} pageReply={pageReply} /> : <p>{texts.cancel.byAdmins}</p>}
          </div>
        </details>
      )}
      {unclaimed.length > 0 && (
        <details open={isReplied(CLAIM)}>
          <summary className="link min-h-11 cursor-pointer content-center">{texts.claims.form}</summary>
          <div className="mt-3 mb-4">
            <ClaimForm parcels={unclaimed} totalCents={order.totalCents} pageReply={pageReply} />
          </div>
        </details>
      )}
      {isOut && cancelsAt === null && (
        <details open={isReplied(CANCEL_SENT)}>
          <summary className="link min-h-11 cursor-pointer content-center">{texts.cancel.title}</summary>
          <div className="mt-3 mb-4">
            {isAdmin ? (
              <CancelSentForm view={view} packed={packed} pageReply={pageReply} />
            ) : (
              <p>{texts.cancel.byAdmins}</p>
            )}
          </div>
        </details>
      )}
    </Fold>
  )
}

function Parcels({ parcels }: Pick<StaffOrderView, 'parcels'>) {
  const { parcels: texts, order } = useStaffMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  if (parcels.length === 0) return null
  return (
    <ul aria-label={texts.again} className="mb-4 divide-y divide-line border-y border-line">
      {parcels.map(({ id, reason, lost, tracking, costCents, lines, sentByName, at }) => (
        <li key={id} className="py-3 wrap-anywhere">
          <p className="font-semibold">
            {texts.reasons[reason]}
            {lost && ` (${texts.lostNumber(lost.carrier, lost.number)})`}
          </p>
          <p>
            {lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
            {tracking && ` → ${texts.lostNumber(tracking.carrier, tracking.number)}`}
          </p>
          <p className="text-sm text-stone tabular-nums">
            <time dateTime={at.toISOString()}>{formatDateTime(at, locale)}</time>,{' '}
            {order.by(sentByName ?? order.actors.staff)}
            {costCents > 0 && `, ${texts.cost(charge(costCents))}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

type ClaimsProps = Pick<StaffOrderView, 'claims'> & Pick<SentOrderProps, 'pageReply'>

function Claims({ claims, pageReply }: ClaimsProps) {
  const { claims: texts } = useStaffMessages().parcels
  const { charge } = useMoney()
  const locale = useLocale()
  if (claims.length === 0) return null
  return (
    <ul aria-label={texts.ofOrder} className="mb-4 divide-y divide-line border-y border-line">
      {claims.map(({ id, carrier, trackingNumber, amountCents, reference, state, at, closedAt }) => (
        <li key={id} className="grid gap-3 py-3 wrap-anywhere">
          <div>
            <p className="font-semibold">
              {charge(amountCents)} · {texts.states[state]}
            </p>
            <p className="text-sm text-stone">
              {carrier} {trackingNumber}, {reference},{' '}
              {closedAt ? texts.until(formatDate(closedAt, locale)) : texts.since(formatDate(at, locale))}
            </p>
          </div>
          {state === 'open' && (
            <div className="flex flex-wrap gap-3">
              {(['paid', 'declined'] as const).map((answer) => (
                <StaffForm<OrderReply>
                  key={answer}
                  intent={`claimEnd-${answer}.${id}`}
                  pageReply={pageReply}
                  submit={texts[answer]}
                  buttonClassName="btn-line"
                  refusalText={() => ({ text: texts.closed })}
                />
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
