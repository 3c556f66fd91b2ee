import { fieldErrors } from './forms/field-errors.ts'
import { adminsOnly, nav, ownPassword, working } from './shell/admin/frame.ts'
import { parts } from './shell/admin/parts.ts'
import { catalogServer } from './catalog/admin/catalog-server.ts'
import { backups } from './base/admin/backups.ts'
import { checks } from './base/admin/checks.ts'
import { doctor } from './base/admin/doctor.ts'
import { monitor } from './base/admin/monitor.ts'
import { news } from './base/admin/news.ts'
import { officeSearch } from './site/admin/search.ts'
import { today } from './site/admin/today.ts'
import { categories, products } from './catalog/admin/catalog.ts'
import { imports } from './catalog/admin/product-imports.ts'
import { roles, roleHints, team } from './accounts/admin/team.ts'
import { messages } from './customers/admin/messages.ts'
import { paymentNotifications } from './orders/admin/payment-notifications.ts'
import { questions } from './site/admin/questions.ts'
import { orders, bulk, printing, holds, attention, attentionHints, methods } from './orders/admin/orders.ts'
import { inventory } from './catalog/admin/inventory.ts'
import { discounts } from './orders/admin/discounts.ts'
import { vouchers } from './orders/admin/vouchers.ts'
import { offers } from './catalog/admin/offers.ts'
import { sets } from './catalog/admin/sets.ts'
import { newsletters } from './newsletters/admin/newsletters.ts'
import { events } from './restaurant/admin/events.ts'
import { menu } from './restaurant/admin/menu.ts'
import { recalls } from './orders/admin/recalls.ts'
import { recipes } from './recipes/admin/recipes.ts'
import { reviews } from './orders/admin/reviews.ts'
import { bank, transfers } from './orders/admin/bank.ts'
import { orderChange } from './orders/admin/order-change.ts'
import { shipping } from './orders/admin/shipping.ts'
import { stocktakes } from './catalog/admin/stocktakes.ts'
import { order } from './orders/admin/order.ts'
import { orderEntry } from './orders/admin/order-entry.ts'
import { vat } from './orders/admin/vat.ts'
import { media, pictures } from './base/admin/pictures.ts'
import { refunds } from './orders/admin/refunds.ts'
import { parcels } from './orders/admin/parcels.ts'
import { returns } from './orders/admin/returns.ts'
import { settings } from './base/admin/settings.ts'
import { setup } from './accounts/admin/setup.ts'
import { audit } from './base/admin/audit.ts'
import { customer, customers, guestList, guests } from './customers/admin/customers.ts'
import { subscribers } from './newsletters/admin/subscribers.ts'
import { createCustomer } from './customers/admin/create-customer.ts'
import { reservations, tables } from './restaurant/admin/reservations.ts'

/** Texts for the shop's staff. One file per area of the office; each brings its texts under names of its own. */
export const staff = {
  fieldErrors,
  working,
  ownPassword,
  parts,
  products,
  categories,
  imports,
  nav,
  adminsOnly,
  today,
  officeSearch,
  catalogServer,
  backups,
  checks,
  doctor,
  monitor,
  news,
  roles,
  roleHints,
  team,
  messages,
  paymentNotifications,
  questions,
  orders,
  bulk,
  printing,
  holds,
  attention,
  attentionHints,
  methods,
  order,
  orderEntry,
  vat,
  pictures,
  media,
  refunds,
  parcels,
  returns,
  settings,
  setup,
  createCustomer,
  inventory,
  audit,
  customer,
  customers,
  subscribers,
  guestList,
  guests,
  discounts,
  vouchers,
  offers,
  sets,
  events,
  menu,
  recalls,
  newsletters,
  recipes,
  reservations,
  tables,
  stocktakes,
  reviews,
  orderChange,
  shipping,
  bank,
  transfers,
}

export type StaffMessages = typeof staff
