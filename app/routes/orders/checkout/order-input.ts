import { localeContext, preferencesContext, type RequestContext } from '#app/request/context.ts'
import type { KnownDetails } from '#domain/orders/checkout/schemas.ts'
import type { Province } from '#shared/accounts/provinces.ts'
import type { CartLine } from '#shared/orders/cart-cookie.ts'
import { type FieldErrors } from '#shared/kernel/validation.ts'
import { formatExpiry, groupInFours } from '#shared/orders/card-as-typed.ts'
import { type FieldName, type FormValues, isFieldName } from './fields.ts'
import type { CheckoutReply } from './checkout-reply.ts'

/** Returns the values that a customer need not type again; the province is known of any browser that has chosen one. */
export function knownValues(known: KnownDetails | undefined, province: Province | undefined): FormValues {
  if (!known) return province ? { 'delivery.address.province': province } : {}
  const { contact, saved, delivery } = known
  const values: Record<FieldName, string | null | undefined> = {
    'contact.email': contact.email,
    'contact.firstName': contact.firstName,
    'contact.lastName': contact.lastName,
    'contact.phone': contact.phone,
    'business.company': undefined,
    'business.vatNumber': undefined,
    'delivery.method': delivery?.method,
    'delivery.reservation': undefined,
    'delivery.saved': saved[0]?.id,
    'delivery.address.street': delivery?.street,
    'delivery.address.suburb': delivery?.suburb,
    'delivery.address.city': delivery?.city,
    'delivery.address.province': delivery?.province ?? province,
    'delivery.address.postalCode': delivery?.postalCode,
    'delivery.keep': undefined,
    'gift.isWrapped': undefined,
    'gift.card': undefined,
    'gift.toReceiver': undefined,
    'delivery.receiver.name': undefined,
    'delivery.receiver.phone': undefined,
    'payment.method': undefined,
    'payment.card.number': undefined,
    'payment.card.expiry': undefined,
    'payment.card.cvc': undefined,
    discountCode: undefined,
    'voucher.code': undefined,
    note: undefined,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value))
}

/** The same as it may be sent back: a card as it stands on it, and without its security code. */
export function repeatable({ 'payment.card.cvc': _, ...values }: FormValues): FormValues {
  const { 'payment.card.number': number, 'payment.card.expiry': expiry } = values
  return {
    ...values,
    ...(number !== undefined && { 'payment.card.number': groupInFours(number) }),
    ...(expiry !== undefined && { 'payment.card.expiry': formatExpiry(expiry) }),
  }
}

/** The order's input, unchecked, as the form's flat fields spell it. Fields of the way not chosen stay out. */
export function toOrderInput(context: RequestContext, values: FormValues, lines: CartLine[]) {
  const address = {
    street: values['delivery.address.street'],
    suburb: values['delivery.address.suburb'],
    city: values['delivery.address.city'],
    province: values['delivery.address.province'],
    postalCode: values['delivery.address.postalCode'],
  }
  const card = {
    number: values['payment.card.number'],
    expiry: values['payment.card.expiry'],
    cvc: values['payment.card.cvc'],
  }
  const [company, vatNumber] = [values['business.company'], values['business.vatNumber']]
  const receiver = { name: values['delivery.receiver.name'], phone: values['delivery.receiver.phone'] }
  const isWrapped = values['gift.isWrapped'] === 'yes'
  const words = values['gift.card']
  const deliveryMethod = values['delivery.method']
  const paymentMethod = values['payment.method']
  const code = values['voucher.code']
  return {
    lines,
    contact: {
      email: values['contact.email'],
      firstName: values['contact.firstName'],
      lastName: values['contact.lastName'],
      phone: values['contact.phone'],
    },
    ...(company?.trim() || vatNumber?.trim() ? { business: { company, vatNumber } } : {}),
    delivery: {
      method: deliveryMethod,
      ...(deliveryMethod === 'courier' ? { address, ...(values['gift.toReceiver'] && { receiver }) } : {}),
      ...(deliveryMethod === 'at_the_table' ? { reservation: values['delivery.reservation'] } : {}),
    },
    payment: { method: paymentMethod, ...(paymentMethod === 'demo_card' ? { card } : {}) },
    discountCode: values.discountCode,
    ...(code?.trim() ? { voucher: { code } } : {}),
    note: values.note,
    ...(isWrapped || words?.trim() ? { gift: { isWrapped, card: words } } : {}),
    displayCurrency: context.get(preferencesContext).currency,
    language: context.get(localeContext),
  }
}

/** Errors that a field can show. */
export function errorsAtFields(errors: FieldErrors): CheckoutReply['errors'] {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => isFieldName(name)))
}
