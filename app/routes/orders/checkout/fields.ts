import type { CheckoutMessages } from '#shared/messages/en/orders/checkout.ts'
import type { PurchaseMessages } from '#shared/messages/en/orders/purchase.ts'

/** The fields of the checkout's form, named by their place in the order's input. */
export const FIELD_NAMES = [
  'contact.email',
  'contact.firstName',
  'contact.lastName',
  'contact.phone',
  'business.company',
  'business.vatNumber',
  'delivery.method',
  'delivery.reservation',
  'delivery.saved',
  'delivery.address.street',
  'delivery.address.suburb',
  'delivery.address.city',
  'delivery.address.province',
  'delivery.address.postalCode',
  'delivery.keep',
  'gift.isWrapped',
  'gift.card',
  'gift.toReceiver',
  'delivery.receiver.name',
  'delivery.receiver.phone',
  'payment.method',
  'payment.card.number',
  'payment.card.expiry',
  'payment.card.cvc',
  'discountCode',
  'voucher.code',
  'note',
] as const
export type FieldName = (typeof FIELD_NAMES)[number]
/** The fields of a gift, whose labels come with the page where the shop has gifts. */
export type GiftField = Extract<FieldName, `gift.${string}` | `delivery.receiver.${string}`>

/** The fields that a browser keeps. Never anything of a card, nor the code of a discount or a voucher, which is a secret of who has it. */
export const DRAFT_NAMES = FIELD_NAMES.filter(
  (name) => !/nt\.card|discount|voucher|reservation|keep/.test(name),
)

/** Chosen in place of a saved address: the fields are filled in. */
export const ANOTHER_ADDRESS = 'another'

export type FormValues = Partial<Record<FieldName, string>>

export function isFieldName(name: string): name is FieldName {
  return (FIELD_NAMES as readonly string[]).includes(name)
}

/** Names the fields as the page does, without those of a gift. */
export function fieldLabels(
  { contact, delivery, payment, discount, note }: CheckoutMessages,
  { total }: PurchaseMessages,
): Record<Exclude<FieldName, GiftField>, string> {
  return {
    'contact.email': contact.email,
    'contact.firstName': contact.firstName,
    'contact.lastName': contact.lastName,
    'contact.phone': contact.phone,
    'business.company': contact.company,
    'business.vatNumber': contact.vatNumber,
    'delivery.method': delivery.method,
    'delivery.reservation': delivery.method,
    'delivery.saved': delivery.saved,
    'delivery.address.street': delivery.street,
    'delivery.address.suburb': delivery.suburb,
    'delivery.address.city': delivery.city,
    'delivery.address.province': delivery.province,
    'delivery.address.postalCode': delivery.postalCode,
    'delivery.keep': delivery.keep,
    'payment.method': payment.method,
    'payment.card.number': payment.cardNumber,
    'payment.card.expiry': payment.cardExpiry,
    'payment.card.cvc': payment.cardCvc,
    discountCode: discount.label,
    'voucher.code': total.voucher,
    note,
  }
}
