import type { ReactNode } from 'react'
import type { OrderView } from '#domain/orders/orders/views.ts'
import { Lines } from '#app/components/ui/lines.tsx'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { Fact } from '#app/components/ui/fact.tsx'
import { addressLines } from '#shared/accounts/address-lines.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import { useOrderMessages } from './use-order-messages.ts'
import { usePurchaseMessages } from './use-purchase-messages.ts'

type OrderFactsProps = {
  order: OrderView
  pickup: { place: string; hours: string }
  /** The buyer's name, where it leads to their page. */
  buyer?: ReactNode
}

/** Says who ordered, and where it goes. */
export function OrderFacts({ order, pickup, buyer }: OrderFactsProps) {
  const texts = useOrderMessages()
  const purchase = usePurchaseMessages()
  const locale = useLocale()
  const { address, business, contact, gift, note } = order
  const receiver = gift?.receiver
  return (
    <dl className="grid gap-x-8 gap-y-6 border-t border-line pt-6 wrap-anywhere sm:grid-cols-2">
      {address ? (
        <Fact name={texts.deliverTo}>
          {receiver ? `${receiver.name}, ${receiver.phone}` : `${contact.firstName} ${contact.lastName}`}
          <br />
          <Lines lines={addressLines(address, purchase.provinces)} />
        </Fact>
      ) : order.tableAt ? (
        <Fact name={texts.tableAt}>
          {formatDateTime(order.tableAt, locale)}
          <br />
          {pickup.place}
          {order.reservationKey && (
            <>
              <br />
              <LocalLink to="/reservations/:key" params={{ key: order.reservationKey }} className="link">
                {texts.toReservation}
              </LocalLink>
            </>
          )}
        </Fact>
      ) : order.kind === 'voucher' ? null : (
        <Fact name={texts.pickupAt}>
          {pickup.place}
          <br />
          {contact.email ? texts.pickupHours(pickup.hours) : pickup.hours}
        </Fact>
      )}
      <Fact name={texts.contact}>
        {buyer ?? `${contact.firstName} ${contact.lastName}`}
        <br />
        {contact.email && (
          <>
            {contact.email}
            <br />
          </>
        )}
        {contact.phone}
      </Fact>
      {business && (
        <Fact name={texts.invoiceTo}>
          {business.company}
          {business.vatNumber && (
            <>
              <br />
              {texts.vatNumber} {business.vatNumber}
            </>
          )}
        </Fact>
      )}
      {gift?.card && (
        <Fact name={texts.giftCard}>
          <span className="whitespace-pre-line">{gift.card}</span>
        </Fact>
      )}
      {note && (
        <Fact name={texts.note}>
          <span className="whitespace-pre-line">{note}</span>
        </Fact>
      )}
    </dl>
  )
}
