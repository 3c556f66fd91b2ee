import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import { Lines } from '#app/components/ui/lines.tsx'
import type { PackingSlip } from '#domain/order-desk/schemas.ts'
import { addressLines } from '#shared/address-lines.ts'

/** Whom a parcel is for, and where it goes; or that it is collected. */
export function Recipient({ slip: { recipient } }: { slip: PackingSlip }) {
  const { printing: texts } = useStaffMessages()
  const purchase = usePurchaseMessages()
  const { name, company, phone, address } = recipient
  const lines = [
    ...(company ? [company] : []),
    ...(address ? addressLines(address, purchase.provinces) : [texts.collects]),
    texts.phone(phone),
  ]
  return (
    <address className="text-base leading-snug wrap-anywhere not-italic">
      <strong className="block">{name}</strong>
      <Lines lines={lines} />
    </address>
  )
}
