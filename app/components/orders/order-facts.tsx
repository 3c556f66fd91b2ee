import type { ReactNode } from 'react'
import type { OrderView } from '#domain/orders/schemas.ts'
import { useOrderMessages } from './use-order-messages.ts'

/** Who ordered, and where it goes. */
export function OrderFacts({ order, restaurant }: { order: OrderView; restaurant: string }) {
  const { order: texts, checkout } = useOrderMessages()
  const { address, business, contact, note } = order
  return (
    <dl className="grid gap-x-8 gap-y-6 border-t border-line pt-6 wrap-anywhere sm:grid-cols-2">
      {address ? (
        <Fact label={texts.deliverTo}>
          {contact.firstName} {contact.lastName}
          <br />
          {address.street}
          <br />
          {[address.suburb, address.city].filter(Boolean).join(', ')}
          <br />
          {checkout.provinces[address.province]} {address.postalCode}
        </Fact>
      ) : (
        <Fact label={texts.pickupAt}>
          {restaurant}
          <br />
          {texts.pickupHours}
        </Fact>
      )}
      <Fact label={texts.contact}>
        {contact.firstName} {contact.lastName}
        <br />
        {contact.email}
        <br />
        {contact.phone}
      </Fact>
      {business && (
        <Fact label={texts.invoiceTo}>
          {business.company}
          {business.vatNumber && (
            <>
              <br />
              {texts.vatNumber} {business.vatNumber}
            </>
          )}
        </Fact>
      )}
      {note && (
        <Fact label={texts.note}>
          <span className="whitespace-pre-line">{note}</span>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-stone">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
