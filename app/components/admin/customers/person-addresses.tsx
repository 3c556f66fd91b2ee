import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import { Lines } from '#app/components/ui/lines.tsx'
import type { StaffCustomerView } from '#domain/customers/customer-desk/views.ts'
import { addressLines } from '#shared/accounts/address-lines.ts'

/** Shows where somebody's parcels went. */
export function PersonAddresses({ addresses }: Pick<StaffCustomerView, 'addresses'>) {
  const { customer: texts } = useStaffMessages()
  const { provinces } = usePurchaseMessages()
  if (addresses.length === 0) return null
  return (
    <>
      <h3 className="mt-5 mb-2 text-base">{texts.addresses}</h3>
      <ul className="grid gap-3">
        {addresses.map((address) => (
          <li key={addressLines(address, provinces).join(' ')}>
            <Lines lines={addressLines(address, provinces)} />
          </li>
        ))}
      </ul>
    </>
  )
}
