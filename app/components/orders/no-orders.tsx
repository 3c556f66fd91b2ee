import { NothingYet } from '#app/components/accounts/nothing-yet.tsx'
import { useAccountMessages } from '#app/components/accounts/use-account-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'

/** Stands where orders will be listed, once there are any. */
export function NoOrders({ headingLevel }: { headingLevel: 'h2' | 'h3' }) {
  const { orders } = useAccountMessages()
  return (
    <NothingYet heading={headingLevel} title={orders.empty} hint={orders.emptyHint} drawing="open-parcel">
      <LocalLink to="/shop" className="btn btn-primary">
        {orders.toShop}
      </LocalLink>
    </NothingYet>
  )
}
