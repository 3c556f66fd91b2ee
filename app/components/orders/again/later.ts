import { fetchedLater } from '#app/components/ui/fetched-later.tsx'

/** The order again, where one may be: its code is fetched where it is shown. */
export const OrderAgain = fetchedLater(
  'order-again',
  async () => (await import('./order-again.tsx')).OrderAgain,
)
