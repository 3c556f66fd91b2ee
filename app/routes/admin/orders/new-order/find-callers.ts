import type { CustomerList } from '#domain/customers/customer-desk/views.ts'
import type { FoundBuyer } from '#domain/orders/order-entry/views.ts'

/** Somebody who may be calling. */
export type FoundCaller = {
  key: string
  /** The query of the form that is filled in for them. */
  search: Record<string, string>
  name: string
  contact: string[]
  /** The number of an order; undefined for an account. */
  about: string | undefined
}

/** Lists accounts, and buyers of earlier orders who are none of them, each once. */
export function findCallers(accounts: CustomerList['items'], buyers: FoundBuyer[]): FoundCaller[] {
  const emails = new Set(accounts.map(({ email }) => email.toLowerCase()))
  const ids = new Set(accounts.map(({ id }) => id))
  const others = buyers.filter(
    ({ customerId, email }) => !(customerId ? ids.has(customerId) : emails.has(email.toLowerCase())),
  )
  return [
    ...accounts.map(({ id, name, email, phone }) => ({
      key: id,
      search: { customer: id },
      name,
      contact: phone ? [phone, email] : [email],
      about: undefined,
    })),
    ...others.map(({ orderId, customerId, name, phone, email, number }) => ({
      key: orderId,
      search: customerId ? { customer: customerId } : { order: orderId },
      name,
      contact: email ? [phone, email] : [phone],
      about: number,
    })),
  ]
}
