import { addresseeOf, type Gift } from '#shared/orders/gift.ts'
import type { Changeable } from './read-changeable.ts'
import type { OrderChangeRefusal, WantedChange } from './schemas.ts'

type Row = Changeable['row']
type Addressee = Pick<Row, 'phone' | 'gift'>

/** The destination of an order after a change, its addressee and its card: the columns that differ, or why it stays as it is. */
export function changeDestination(
  row: Row,
  wanted: WantedChange,
): (Partial<Row> & Addressee) | OrderChangeRefusal {
  const { gift, status } = row
  if (!gift && (wanted.receiver !== undefined || wanted.card !== undefined))
    return { ok: false, reason: 'not_a_gift' }
  const card = wanted.card === undefined ? (gift?.card ?? null) : wanted.card || null
  if (gift && card !== gift.card && status === 'processing') return { ok: false, reason: 'card_packed' }
  return { ...addressOf(wanted), ...changeAddressee(row, wanted, gift && { ...gift, card }) }
}

function addressOf({ delivery }: WantedChange): Partial<Row> {
  if (!delivery) return {}
  const noTable = { reservationId: null, tableAt: null }
  if (delivery.method === 'pickup') {
    const none = { street: null, suburb: null, city: null, province: null, postalCode: null }
    return { ...noTable, ...none, deliveryMethod: delivery.method }
  }
  const { suburb = null, ...address } = delivery.address
  return { ...noTable, ...address, suburb, deliveryMethod: delivery.method }
}

/** The number that the courier calls is the receiver's, if there is one: none stays where a gift is collected. */
function changeAddressee(row: Row, wanted: WantedChange, gift: Gift | null): Addressee {
  // The number that a form began with is no new one.
  const given = wanted.phone === addresseeOf(row).phone ? undefined : wanted.phone
  const isBrought = (wanted.delivery?.method ?? row.deliveryMethod) === 'courier'
  const name = wanted.receiver ?? gift?.receiver?.name
  if (!gift || !isBrought || !name)
    return { phone: given ?? row.phone, gift: gift && { ...gift, receiver: null } }
  const phone = given ?? gift.receiver?.phone ?? row.phone
  return { phone: row.phone, gift: { ...gift, receiver: { name, phone } } }
}
