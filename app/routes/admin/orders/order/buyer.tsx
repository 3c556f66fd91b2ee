import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { StaffOrderView } from '#domain/orders/order-desk/views.ts'

/** The name of who ordered, which leads to their page if they have one. */
export function Buyer({ view: { order, customerId } }: { view: StaffOrderView }) {
  const { firstName, lastName, email } = order.contact
  const name = `${firstName} ${lastName}`.trim() || email
  if (customerId)
    return (
      <LocalLink to="/admin/customers/:id" params={{ id: customerId }} className="link">
        {name}
      </LocalLink>
    )
  // Without a mail address a guest is known by this order alone.
  if (!order.isGuests || !email) return name
  return (
    <LocalLink to="/admin/customers/guests/:id" params={{ id: order.id }} className="link">
      {name}
    </LocalLink>
  )
}
