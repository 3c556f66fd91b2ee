import type { ExportedOrder } from '#domain/orders/order-search/schemas.ts'
import type { Cell } from '#shared/kernel/csv/write-csv.ts'
import { formatTime, shopDay } from '#shared/kernel/dates.ts'

/*
 * A line for each order. The names of the columns and the words in them are those of the API, in every language, so that
 * what somebody builds on a file keeps working. Amounts are rand with two decimals, days and times the shop's.
 */
const CELLS: Record<string, (order: ExportedOrder) => Cell> = {
  number: (order) => order.number,
  placed_on: (order) => shopDay(order.createdAt),
  placed_at: (order) => formatTime(order.createdAt),
  status: (order) => order.status,
  payment_status: (order) => order.paymentStatus,
  payment_method: (order) => order.paymentMethod,
  delivery_method: (order) => order.deliveryMethod,
  first_name: (order) => order.firstName,
  last_name: (order) => order.lastName,
  company: (order) => order.company,
  vat_number: (order) => order.vatNumber,
  email: (order) => order.email,
  phone: (order) => order.phone,
  receiver: (order) => order.gift?.receiver?.name ?? null,
  receiver_phone: (order) => order.gift?.receiver?.phone ?? null,
  street: (order) => order.street,
  suburb: (order) => order.suburb,
  city: (order) => order.city,
  province: (order) => order.province,
  postal_code: (order) => order.postalCode,
  items: (order) =>
    order.items.map(({ quantity, name, sku }) => `${quantity} × ${name.en} (${sku})`).join('; '),
  item_count: (order) => order.items.reduce((sum, { quantity }) => sum + quantity, 0),
  subtotal: (order) => rand(order.subtotalCents),
  discount_code: (order) => order.discountCode,
  discount: (order) => rand(order.discountCents),
  delivery: (order) => rand(order.deliveryCents),
  total: (order) => rand(order.totalCents),
  vat_included: (order) => rand(order.vatCents),
  received: (order) => rand(order.paidCents),
  refunded: (order) => rand(order.refundedCents),
  courier: (order) => order.trackingCarrier,
  tracking_number: (order) => order.trackingNumber,
  customer_note: (order) => order.note,
  gift_card: (order) => order.gift?.card ?? null,
  paid_on: (order) => order.paidAt && shopDay(order.paidAt),
  tax_documents: (order) => order.documents.join('; '),
}

export const COLUMNS = Object.keys(CELLS)

export function toCells(order: ExportedOrder): Cell[] {
  return Object.values(CELLS).map((cell) => cell(order))
}

/** As a number, which a spreadsheet adds up. */
function rand(cents: number): string {
  return (cents / 100).toFixed(2)
}
