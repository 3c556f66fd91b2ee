import type { PlainPage } from '#app/request/page-path.ts'
import type { StaffMessages } from '#shared/messages/en/admin.ts'
import type { OfficeIconName } from './office-icon.tsx'

/** The counts on every page of the office. */
export type OfficeCounts = {
  /** Rows of the books that do not agree. */
  findings: number
  /** Messages that wait for an answer. */
  messages: number
  /** Reviews that wait to be read. */
  reviews: number
}

/** A place in the office's navigation. */
export type Section = {
  path: PlainPage
  icon: OfficeIconName
  label: (texts: StaffMessages) => string
  /** The count that calls for somebody there: it stands beside the section while it is not 0. */
  count?: keyof OfficeCounts
  /** Moderators do not see it. Its pages have the middleware `requireAdmin` besides. */
  adminOnly?: true
  /** Under the thumb as well, on a phone: four at most. */
  inBar?: true
}

/** The office's navigation, in order. A page joins when it exists. */
export const SECTIONS: readonly Section[] = [
  { path: '/admin', icon: 'today', label: ({ today }) => today.title, inBar: true },
  { path: '/admin/orders', icon: 'orders', label: ({ orders }) => orders.title, inBar: true },
  {
    path: '/admin/reservations',
    icon: 'reservations',
    label: ({ reservations }) => reservations.title,
    inBar: true,
  },
  { path: '/admin/inventory', icon: 'inventory', label: ({ inventory }) => inventory.nav, inBar: true },
  { path: '/admin/customers', icon: 'customers', label: ({ customers }) => customers.title },
  { path: '/admin/messages', icon: 'messages', label: ({ messages }) => messages.title, count: 'messages' },
  { path: '/admin/questions', icon: 'questions', label: ({ questions }) => questions.title },
  { path: '/admin/reviews', icon: 'reviews', label: ({ reviews }) => reviews.title, count: 'reviews' },
  { path: '/admin/subscribers', icon: 'subscribers', label: ({ subscribers }) => subscribers.title },
  { path: '/admin/checks', icon: 'checks', label: ({ checks }) => checks.title, count: 'findings' },
  { path: '/admin/backups', icon: 'backups', label: ({ backups }) => backups.title, adminOnly: true },
  { path: '/admin/monitor', icon: 'monitor', label: ({ monitor }) => monitor.title },
  { path: '/admin/doctor', icon: 'doctor', label: ({ doctor }) => doctor.title, adminOnly: true },
  { path: '/admin/products', icon: 'products', label: ({ products }) => products.title },
  { path: '/admin/recipes', icon: 'recipes', label: ({ recipes }) => recipes.title },
  {
    path: '/admin/categories',
    icon: 'categories',
    label: ({ categories }) => categories.title,
    adminOnly: true,
  },
  { path: '/admin/tables', icon: 'tables', label: ({ tables }) => tables.title, adminOnly: true },
  { path: '/admin/events', icon: 'events', label: ({ events }) => events.title },
  { path: '/admin/menu', icon: 'menu', label: ({ menu }) => menu.title },
  { path: '/admin/offers', icon: 'offers', label: ({ offers }) => offers.title, adminOnly: true },
  { path: '/admin/vouchers', icon: 'vouchers', label: ({ vouchers }) => vouchers.title },
  { path: '/admin/discounts', icon: 'discounts', label: ({ discounts }) => discounts.title, adminOnly: true },
  { path: '/admin/newsletters', icon: 'newsletters', label: ({ newsletters }) => newsletters.title },
  { path: '/admin/payment-notifications', icon: 'payments', label: ({ nav }) => nav.paymentNotifications },
  { path: '/create-customer', icon: 'addCustomer', label: ({ nav }) => nav.createCustomer },
  { path: '/admin/team', icon: 'team', label: ({ team }) => team.title, adminOnly: true },
  { path: '/admin/settings', icon: 'settings', label: ({ settings }) => settings.title, adminOnly: true },
  { path: '/admin/audit', icon: 'audit', label: ({ audit }) => audit.title, adminOnly: true },
]

/** The section that a page belongs to, if any. Today is only itself: all the others' addresses begin with its own. */
export function sectionOf(path: string): Section | undefined {
  return SECTIONS.find(
    (one) => path === one.path || (one.path !== '/admin' && path.startsWith(`${one.path}/`)),
  )
}
