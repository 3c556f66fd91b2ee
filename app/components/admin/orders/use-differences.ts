import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import { addressLines } from '#shared/accounts/address-lines.ts'
import { pick } from '#shared/kernel/locale.ts'
import type { OrderSnapshot } from '#shared/orders/order-snapshot.ts'

type Difference = { name: string; before: string; after: string }

/** Lists what differs between an order before and after a change, in words; the total always. */
export function useDifferences({
  before,
  after,
}: {
  before: OrderSnapshot
  after: OrderSnapshot
}): Difference[] {
  const { orderChange: texts } = useStaffMessages()
  const { provinces } = usePurchaseMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  const names = new Map([...before.lines, ...after.lines].map(({ sku, name }) => [sku, pick(name, locale)]))
  const count = ({ lines }: OrderSnapshot, wanted: string) =>
    String(lines.reduce((sum, { sku, quantity }) => (sku === wanted ? sum + quantity : sum), 0))
  const place = ({ address, deliveryMethod }: OrderSnapshot) => {
    if (address) return addressLines(address, provinces).join(', ')
    return deliveryMethod === 'at_the_table' ? texts.atTable : texts.collected
  }
  const discount = ({ discountCents, discountCode }: OrderSnapshot) =>
    [discountCode, discountCents > 0 && charge(-discountCents)].filter(Boolean).join(' ') || texts.noDiscount
  const of = (name: string, say: (order: OrderSnapshot) => string): Difference => ({
    name,
    before: say(before),
    after: say(after),
  })
  return [
    ...[...names].map(([sku, name]) => of(`${name} (${sku})`, (order) => count(order, sku))),
    of(texts.address, place),
    of(texts.phone, ({ phone }) => phone),
    of(texts.note, ({ note }) => note ?? texts.noNote),
    of(texts.receiver, ({ gift }) => gift?.receiver ?? texts.noReceiver),
    of(texts.card, ({ gift }) => gift?.card ?? texts.noNote),
    of(texts.discount, discount),
    of(texts.deliveryCost, ({ deliveryCents }) => charge(deliveryCents)),
    of(texts.total, ({ totalCents }) => charge(totalCents)),
  ].filter(({ name, before, after }) => before !== after || name === texts.total)
}
