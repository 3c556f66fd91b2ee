import { fieldErrors } from './field-errors.ts'
import { adminsOnly, nav, ownPassword, working } from './staff/frame.ts'
import { parts } from './staff/parts.ts'
import { catalogServer } from './staff/catalog/catalog-server.ts'
import { checks } from './staff/checks.ts'
import { performance } from './staff/monitor/performance.ts'
import { today } from './staff/today.ts'
import { categories, imports, products } from './staff/catalog.ts'
import { roles, roleHints, team } from './staff/team.ts'
import { messages } from './staff/messages.ts'
import { notifications } from './staff/notifications.ts'
import { questions } from './staff/help/questions.ts'
import { orders, bulk, printing, holds, attention, attentionHints, methods } from './staff/orders.ts'
import { inventory } from './staff/inventory.ts'
import { discounts } from './staff/discounts.ts'
import { newsletters } from './staff/newsletters.ts'
import { events } from './staff/events.ts'
import { menu } from './restaurant/menu-office.ts'
import { recalls } from './staff/recalls.ts'
import { recipes } from './staff/recipes.ts'
import { reviews } from './staff/reviews.ts'
import { stocktakes } from './staff/stocktakes.ts'
import { order } from './staff/order.ts'
import { files, pictures } from './staff/pictures.ts'
import { refunds } from './staff/refunds.ts'
import { settings } from './staff/settings.ts'
import { setup } from './staff/setup.ts'
import { audit } from './staff/audit.ts'
import { customer, customers, guests } from './staff/customers.ts'
import { subscribers } from './staff/people/subscribers.ts'
import { createCustomer } from './staff/people/create-customer.ts'
import { reservations, tables } from './staff/restaurant/reservations.ts'

/** What the people of the shop read. One file an area of the office; each brings its texts under names of its own. */
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
  catalogServer,
  checks,
  performance,
  roles,
  roleHints,
  team,
  messages,
  notifications,
  questions,
  orders,
  bulk,
  printing,
  holds,
  attention,
  attentionHints,
  methods,
  order,
  pictures,
  files,
  refunds,
  settings,
  setup,
  createCustomer,
  inventory,
  audit,
  customer,
  customers,
  subscribers,
  guests,
  discounts,
  events,
  menu,
  recalls,
  newsletters,
  recipes,
  reservations,
  tables,
  stocktakes,
  reviews,
}

export type StaffMessages = typeof staff
