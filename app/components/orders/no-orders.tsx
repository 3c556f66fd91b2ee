import { useAccountMessages } from '#app/components/account/use-account-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'

/** Where orders will be listed, once there are any. */
export function NoOrders({ headingLevel: Heading }: { headingLevel: 'h2' | 'h3' }) {
  const { orders } = useAccountMessages()
  return (
    <div className="card grid justify-items-center gap-3 px-6 py-12 text-center">
      <img src="/images/krok-mark-turmeric.svg" alt="" width={64} height={64} className="size-16" />
      <Heading className="text-xl">{orders.empty}</Heading>
      <p>{orders.emptyHint}</p>
      <LocalLink to="/shop" className="btn btn-primary mt-3">
        {orders.toShop}
      </LocalLink>
    </div>
  )
}
