import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { Lines } from '#app/components/ui/lines.tsx'
import type { PackingSlip } from '#domain/orders/order-desk/schemas.ts'
import { addressLines } from '#shared/accounts/address-lines.ts'
import { purchase } from '#shared/messages/en/orders/purchase.ts'
import { printing } from '#shared/messages/en/orders/admin/orders.ts'

type RecipientProps = {
  slip: PackingSlip
  /** For a label of its own, read at arm's length. */
  isLarge?: boolean
}

/** The recipient of a parcel, and where it goes, in Latin letters for the courier; or that it is collected. */
export function Recipient({ slip: { recipient }, isLarge = false }: RecipientProps) {
  const { printing: texts } = useStaffMessages()
  const { name, company, phone, address } = recipient
  const lines = [
    ...(company ? [company] : []),
    ...(address ? addressLines(address, purchase.provinces) : [texts.collects]),
    printing.phone(phone),
  ]
  return (
    <address className={`leading-snug wrap-anywhere not-italic ${isLarge ? 'text-xl' : 'text-base'}`}>
      <strong className={isLarge ? 'mb-1 block text-2xl' : 'block'}>{name}</strong>
      <Lines lines={lines} />
    </address>
  )
}
