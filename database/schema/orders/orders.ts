import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgPolicy,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AppliedOffer, LineSale } from '#shared/catalog/offers.ts'
import type { Gift } from '#shared/orders/gift.ts'
import { DELIVERY_METHODS } from '#shared/orders/delivery-methods.ts'
import { ORDER_KINDS } from '#shared/orders/order-kinds.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { Currency, VatClass } from '#shared/kernel/money.ts'
import {
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  REFUNDABLE_STATUSES,
  UNSHIPPED_STATUSES,
} from '#shared/orders/order-states.ts'
import { ORDER_METHODS } from '#shared/orders/received-methods.ts'
import { PAYMENT_PROBLEMS } from '#shared/orders/payment-records.ts'
import type { Province } from '#shared/accounts/provinces.ts'
import { cents, createdAt, instant, isOneOf, localizedText } from '../columns.ts'
import { customers } from '../accounts/customers.ts'
import { discountCodes } from './discount-codes.ts'
import { products } from '../catalog/products.ts'
import { reservations } from '../restaurant/reservations.ts'
import { actorId, customer, orderKey, shopPolicy, staffReadPolicy, visitor } from '../roles.ts'

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** `KROK-26-000123`, made by the database; longer from the millionth on. */
    number: text()
      .notNull()
      .unique()
      .default(
        sql`'KROK-' || to_char(now() at time zone 'Africa/Johannesburg', 'YY') || '-' || to_char(nextval('order_numbers'), 'FM9999999999000000')`,
      ),
    /** 32 random bytes in the link to the order's page: anybody who has it may read the order. */
    accessKey: text('access_key').notNull().unique(),
    /** One per checkout: a second request with the same key gets the first one's order. Cleared after a while. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** SHA-256 of what was ordered, to tell a retry from another order under the same key; '' once that is cleared. */
    requestHash: text('request_hash').notNull(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /**
     * The customer deleted their account: contact details are cleared when the order is finished; tax law keeps the
     * rest.
     */
    forgetsContact: boolean('forgets_contact').notNull().default(false),
    /** A paid order that is cancelled then, unless staff undo it; null otherwise. */
    cancelsAt: instant('cancels_at'),
    /** When an admin hid the order from everybody; tax law keeps it in the table. */
    hiddenAt: instant('hidden_at'),
    /** The reason for staff to look at it: a payment that does not fit. */
    attention: text({ enum: PAYMENT_PROBLEMS }),
    /** Placed when many orders had just named this address: its owner is not mailed that it was placed or expired. */
    holdsMailBack: boolean('holds_mail_back').notNull().default(false),
    trackingCarrier: text('tracking_carrier'),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    status: text({ enum: ORDER_STATUSES }).notNull().default('pending'),
    paymentStatus: text('payment_status', { enum: PAYMENT_STATUSES }).notNull().default('pending'),
    locale: text().$type<Locale>().notNull(),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text().notNull(),
    deliveryMethod: text('delivery_method', { enum: DELIVERY_METHODS }).notNull(),
    kind: text({ enum: ORDER_KINDS }).notNull().default('goods'),
    /** The reservation whose deposit it is, or at whose table its jars are handed over. */
    reservationId: uuid('reservation_id').references(() => reservations.id, { onDelete: 'set null' }),
    /** When that table is reserved for; it follows the reservation, and outlives it. */
    tableAt: instant('table_at'),
    street: text(),
    suburb: text(),
    city: text(),
    province: text().$type<Province>(),
    postalCode: text('postal_code'),
    /** The days on which the courier is expected, `2026-11-25`: counted when the order is paid, and again when it leaves. */
    arrivesFrom: date('arrives_from', { mode: 'string' }),
    arrivesTo: date('arrives_to', { mode: 'string' }),
    note: text(),
    /** Null for most, which are no gifts. That it is wrapped says its line. */
    gift: jsonb().$type<Gift>(),
    /**
     * The names, in both languages, and product codes of its lines, for the staff's search. No index has those of jars, which
     * would cost each sale the half of what it writes: the search finds them by `product_names`.
     */
    goods: text().notNull().default(''),
    /** For the tax invoice of a business. */
    company: text(),
    vatNumber: text('vat_number'),
    paymentMethod: text('payment_method', { enum: ORDER_METHODS }).notNull(),
    /** The payment provider's reference; for a bank transfer the order's own number is used. */
    paymentReference: text('payment_reference'),
    /** The discount code, as it was when the order was placed. */
    discountCodeId: uuid('discount_code_id').references(() => discountCodes.id),
    discountCode: text('discount_code'),
    subtotalCents: cents('subtotal_cents').notNull(),
    /** Discount on the goods; a code for free delivery makes `deliveryCents` 0 instead. */
    discountCents: cents('discount_cents').notNull().default(0),
    /** The offers that it got, each with its part of the discount; sale prices are those of its lines. */
    offers: jsonb().$type<AppliedOffer[]>().notNull().default([]),
    /** With the ice pack. */
    deliveryCents: cents('delivery_cents').notNull(),
    /** The ice pack's part of that; null where none goes with the order. */
    icePackCents: cents('ice_pack_cents'),
    /** The VAT included in the total. */
    vatCents: cents('vat_cents').notNull(),
    totalCents: cents('total_cents').notNull(),
    /** The standard rate in percent when the order was placed. It stays, whatever the rate is later. */
    vatPercent: numeric('vat_percent', { mode: 'number' }).notNull().default(15),
    /** The currency that the buyer looked at, and what a rand was worth in it then. The order is charged in ZAR. */
    displayCurrency: text('display_currency').$type<Currency>().notNull().default('ZAR'),
    displayRate: numeric('display_rate', { mode: 'number' }).notNull().default(1),
    /** Until when the shop waits for its payment. The default is for processes of the release before. */
    payBy: instant('pay_by')
      .notNull()
      .default(sql`now() + interval '5 days'`),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('orders_status', isOneOf(table.status, ORDER_STATUSES)),
    check('orders_payment_status', isOneOf(table.paymentStatus, PAYMENT_STATUSES)),
    check(
      'orders_total',
      sql`${table.totalCents} = ${table.subtotalCents} - ${table.discountCents} + ${table.deliveryCents}`,
    ),
    check('orders_discount', sql`${table.discountCents} between 0 and ${table.subtotalCents}`),
    check('orders_ice_pack', sql`${table.icePackCents} between 0 and ${table.deliveryCents}`),
    check('orders_gift', sql`${table.gift} is null or ${table.kind} = 'goods'`),
    check('orders_kind', isOneOf(table.kind, ORDER_KINDS)),
    check(
      'orders_table',
      sql`(${table.deliveryMethod} = 'at_the_table') = (${table.tableAt} is not null) and (${table.kind} <> 'deposit' or ${table.deliveryMethod} = 'at_the_table') and (${table.kind} = 'voucher') = (${table.deliveryMethod} = 'email')`,
    ),
    check(
      'orders_address',
      sql`${table.deliveryMethod} in ('pickup', 'at_the_table', 'email') or (${table.deliveryMethod} = 'courier' and num_nulls(${table.street}, ${table.city}, ${table.province}, ${table.postalCode}) = 0)`,
    ),
    check(
      'orders_arrival',
      sql`num_nulls(${table.arrivesFrom}, ${table.arrivesTo}) in (0, 2) and ${table.arrivesFrom} <= ${table.arrivesTo}`,
    ),
    index('orders_by_customer').on(table.customerId, table.createdAt.desc()),
    index('orders_by_email').on(sql`lower(${table.email})`, table.createdAt),
    // Finds old keys to clear.
    index('orders_with_key')
      .on(table.createdAt)
      .where(sql`${table.requestHash} <> ''`),
    index('orders_by_reservation')
      .on(table.reservationId)
      .where(sql`${table.reservationId} is not null`),
    index('orders_unpaid')
      .on(table.payBy)
      .where(sql`${table.status} = 'pending'`),
    // Enough to count a code's uses, and what it took off, without the orders themselves.
    index('orders_by_discount')
      .on(table.discountCodeId, table.status, table.discountCents)
      .where(sql`${table.discountCodeId} is not null`),
    // For lists of the staff. Not `desc()`: that would put nulls last, and no query sorts that way.
    index('orders_newest')
      .on(table.createdAt, table.id)
      .where(sql`${table.hiddenAt} is null`),
    index('orders_by_status')
      .on(table.status, table.createdAt, table.id)
      .where(sql`${table.hiddenAt} is null`),
    // For counting all of them: as narrow as can be.
    index('orders_counted').on(table.status, table.hiddenAt),
    index('orders_by_payment')
      .on(table.paymentStatus, table.createdAt, table.id)
      .where(sql`${table.hiddenAt} is null`),
    index('orders_by_province')
      .on(table.province, table.createdAt, table.id)
      .where(sql`${table.hiddenAt} is null`),
    index('orders_with_code')
      .on(table.discountCode, table.createdAt, table.id)
      .where(sql`${table.discountCode} is not null and ${table.hiddenAt} is null`),
    index('orders_collected')
      .on(table.createdAt, table.id)
      .where(sql`${table.deliveryMethod} = 'pickup' and ${table.hiddenAt} is null`),
    index('orders_by_total')
      .on(table.totalCents, table.id)
      .where(sql`${table.hiddenAt} is null`),
    // Orders that wait for the shop or for their payment, the longest first.
    index('orders_waiting')
      .on(table.updatedAt, table.id)
      .where(sql`${isOneOf(table.status, UNSHIPPED_STATUSES)} and ${table.hiddenAt} is null`),
    // Finds the other parcel of a tracking number. Placing an order writes nothing to it.
    index('orders_by_tracking')
      .on(sql`upper(replace(${table.trackingNumber}, ' ', ''))`)
      .where(sql`${table.trackingNumber} is not null`),
    // Orders whose money staff have to look at.
    index('orders_with_attention')
      .on(table.id)
      .where(sql`${table.attention} is not null`),
    index('orders_to_refund')
      .on(table.id)
      .where(sql`${table.status} = 'cancelled' and ${isOneOf(table.paymentStatus, REFUNDABLE_STATUSES)}`),
    // By their last digits, as people read a number out. The texts of their buyers are searched in `buyer_texts`.
    index('orders_by_digits').on(sql`reverse(${table.number}) text_pattern_ops`),
    // Services are no products.
    index('orders_search_services')
      .using('gin', table.goods.op('gin_trgm_ops'))
      .where(sql`${table.kind} <> 'goods'`),
    pgPolicy('orders_own', {
      for: 'select',
      to: customer,
      using: sql`(${table.customerId} = ${actorId} or ${table.accessKey} = ${orderKey}) and ${table.hiddenAt} is null`,
    }),
    pgPolicy('orders_by_link', {
      for: 'select',
      to: visitor,
      using: sql`${table.accessKey} = ${orderKey} and ${table.hiddenAt} is null`,
    }),
    staffReadPolicy('orders'),
    shopPolicy('orders'),
  ],
)

export type Order = typeof orders.$inferSelect

/**
 * A set of products in an order, as it was when the order was placed. Its parts are items of the order, which share its
 * price: they are packed, recalled and refunded like any other.
 */
export const orderSets = pgTable(
  'order_sets',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    name: localizedText('name').notNull(),
    sku: text().notNull(),
    quantity: integer().notNull(),
    unitPriceCents: cents('unit_price_cents').notNull(),
    /** The offer that made its price; null without one. */
    sale: jsonb().$type<LineSale>(),
  },
  (table) => [
    // Lets an item name a set of its own order only.
    unique('order_sets_in_order').on(table.orderId, table.id),
    check('order_sets_quantity', sql`${table.quantity} > 0`),
    index('order_sets_by_product').on(table.productId, table.orderId),
    pgPolicy('order_sets_of_visible_orders', {
      for: 'select',
      to: [visitor, customer],
      using: sql`${table.orderId} in (select ${orders.id} from ${orders})`,
    }),
    staffReadPolicy('order_sets'),
    shopPolicy('order_sets'),
  ],
)

export const orderItems = pgTable(
  'order_items',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    /** Null for a service, which is no jar: it has no stock and is never packed. */
    productId: uuid('product_id').references(() => products.id),
    /** The set that it is part of; null for what was ordered by itself. */
    orderSetId: uuid('order_set_id'),
    /** Name, SKU and price as they were when the order was placed. */
    name: localizedText('name').notNull(),
    sku: text().notNull(),
    quantity: integer().notNull(),
    /** A part of a set has about its share of the price: `totalCents` is exact. */
    unitPriceCents: cents('unit_price_cents').notNull(),
    /** Null where that is the product's own price. */
    sale: jsonb().$type<LineSale>(),
    /** The price of the jars before the discount. */
    totalCents: cents('total_cents').notNull(),
    /** The line's part of the order's discount. */
    discountCents: cents('discount_cents').notNull().default(0),
    vatClass: text('vat_class').$type<VatClass>().notNull(),
    /** The VAT included in what is charged, which is the total less the discount. */
    vatCents: cents('vat_cents').notNull(),
  },
  (table) => [
    unique('order_items_position').on(table.orderId, table.position),
    check('order_items_quantity', sql`${table.quantity} > 0`),
    check(
      'order_items_total',
      sql`${table.totalCents} = ${table.unitPriceCents} * ${table.quantity} or ${table.orderSetId} is not null`,
    ),
    foreignKey({
      name: 'order_items_set',
      columns: [table.orderId, table.orderSetId],
      foreignColumns: [orderSets.orderId, orderSets.id],
    }),
    // Sales without sets write nothing to it.
    index('order_items_by_set')
      .on(table.orderSetId)
      .where(sql`${table.orderSetId} is not null`),
    check('order_items_discount', sql`${table.discountCents} between 0 and ${table.totalCents}`),
    // With the order, so that the orders of a product are found without reading their lines.
    index('order_items_by_product').on(table.productId, table.orderId),
    // Everybody who sees the order sees its items: the policies of orders apply in this subquery.
    pgPolicy('order_items_of_visible_orders', {
      for: 'select',
      to: [visitor, customer],
      using: sql`${table.orderId} in (select ${orders.id} from ${orders})`,
    }),
    staffReadPolicy('order_items'),
    shopPolicy('order_items'),
  ],
)
