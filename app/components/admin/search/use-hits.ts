import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import type { Target } from '#app/request/page-path.ts'
import type { FoundInOffice } from '#domain/site/office-search/views.ts'
import { formatDate, formatDateTime } from '#shared/kernel/dates.ts'
import { pick } from '#shared/kernel/locale.ts'
import { statusText } from '#shared/orders/status-text.ts'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { findPages } from './find-pages.ts'

/** Something that was found, and the page that shows it. */
export type Hit = { key: string; target: Target; title: string; detail?: string | undefined }

export type HitGroup = {
  key: string
  title: string
  hits: Hit[]
  /** The list that shows all that the search finds there, if there are more. */
  all?: { target: Target; text: string } | undefined
}

type Group = { key: keyof Groups; hits: Hit[]; hasMore?: boolean; list?: Target }
type Groups = ReturnType<typeof useStaffMessages>['officeSearch']['groups']

/** Groups what was found by what it is; the pages that were meant, which need no answer of the server, come first. */
export function useHits(search: string, found: FoundInOffice | undefined): HitGroup[] {
  const texts = useStaffMessages()
  const isAdmin = useIsAdmin()
  const describe = useDetails()
  const { groups, all } = texts.officeSearch
  const pages = findPages(search, { texts, isAdmin }).map(({ target, label }): Hit => ({
    key: JSON.stringify(target),
    target,
    title: label,
  }))
  const few: Group[] = [
    { key: 'pages', hits: pages },
    ...(found ? groupsOf(found, { search, describe }) : []),
  ]
  return few
    .filter(({ hits }) => hits.length > 0)
    .map(({ key, hits, hasMore, list }) => ({
      key,
      title: groups[key],
      hits: hits.map((hit) => ({ ...hit, key: `${key} ${hit.key}` })),
      all: hasMore && list ? { target: list, text: all(groups[key]) } : undefined,
    }))
}

type Asked = { search: string; describe: ReturnType<typeof useDetails> }

function groupsOf(found: FoundInOffice, { search, describe }: Asked): Group[] {
  const { orders, customers, guests, reservations, products, batches, events, eventGuests, recipes } = found
  return [
    {
      key: 'orders',
      hits: orders.items.map((order) => ({
        key: order.id,
        target: { to: '/admin/orders/:id', params: { id: order.id } },
        title: `${order.number} ${order.customerName}`,
        detail: describe.order(order),
      })),
      hasMore: orders.hasMore,
      list: { to: '/admin/orders', search: { search } },
    },
    {
      key: 'customers',
      hits: customers.items.map((customer) => ({
        key: customer.id,
        target: { to: '/admin/customers/:id', params: { id: customer.id } },
        title: customer.name || customer.email,
        detail: describe.customer(customer),
      })),
      hasMore: customers.hasMore,
      list: { to: '/admin/customers', search: { search } },
    },
    {
      key: 'guests',
      hits: guests.map(({ id, email, name }) => ({
        key: email,
        target: { to: '/admin/customers/guests/:id', params: { id } },
        title: name,
        detail: email,
      })),
    },
    {
      key: 'reservations',
      hits: reservations.items.map((reservation) => ({
        key: reservation.id,
        target: { to: '/admin/reservations/:id', params: { id: reservation.id } },
        title: reservation.name,
        detail: describe.reservation(reservation),
      })),
      hasMore: reservations.hasMore,
      list: { to: '/admin/reservations', search: { search } },
    },
    {
      key: 'products',
      hits: products.items.map((product) => ({
        key: product.id,
        target: { to: '/admin/products/:id', params: { id: product.id } },
        title: product.name,
        detail: describe.product(product),
      })),
      hasMore: products.hasMore,
      list: { to: '/admin/products', search: { search } },
    },
    {
      key: 'batches',
      hits: batches.items.map((batch) => ({
        key: batch.id,
        target: { to: '/admin/inventory/batches/:id', params: { id: batch.id } },
        title: batch.code,
        detail: describe.batch(batch),
      })),
      hasMore: batches.hasMore,
      list: { to: '/admin/inventory/batches', search: { search } },
    },
    {
      key: 'events',
      hits: events.items.map((event) => ({
        key: event.id,
        target: { to: '/admin/events/:id', params: { id: event.id } },
        title: describe.title(event),
        detail: describe.day(event.startDate),
      })),
      hasMore: events.hasMore,
      list: { to: '/admin/events', search: { search } },
    },
    {
      key: 'eventGuests',
      hits: eventGuests.map((guest) => ({
        key: guest.id,
        target: { to: '/admin/events/:id/guests', params: { id: guest.eventId } },
        title: guest.name,
        detail: `${guest.event}, ${describe.day(guest.startDate)}`,
      })),
    },
    {
      key: 'recipes',
      hits: recipes.items.map((recipe) => ({
        key: recipe.id,
        target: { to: '/admin/recipes/:id', params: { id: recipe.id } },
        title: recipe.title,
      })),
      hasMore: recipes.hasMore,
      list: { to: '/admin/recipes', search: { search } },
    },
  ]
}

type Item<Key extends keyof FoundInOffice> = FoundInOffice[Key] extends { items: (infer One)[] } ? One : never

/** Says in a line what tells one thing from another like it. */
function useDetails() {
  const { officeSearch: texts } = useStaffMessages()
  const order = useOrderMessages()
  const locale = useLocale()
  const { charge } = useMoney()
  const joined = (parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')
  const day = (date: Date) => formatDate(date, locale)
  return {
    day,
    title: ({ title }: Item<'events'>) => pick(title, locale),
    order: (one: Item<'orders'>) =>
      joined([statusText(one, order), charge(one.totalCents), day(one.placedAt)]),
    customer: ({ name, email, phone, orderCount }: Item<'customers'>) =>
      joined(
        [name && email, phone, orderCount > 0 && texts.orderCount(orderCount)].map((part) => part || null),
      ),
    reservation: ({ startsAt, partySize }: Item<'reservations'>) =>
      joined([formatDateTime(startsAt, locale), texts.party(partySize)]),
    product: ({ sku, category, priceCents }: Item<'products'>) => joined([sku, category, charge(priceCents)]),
    batch: ({ productName, remaining, bestBefore }: Item<'batches'>) =>
      joined([texts.batch(productName, remaining), day(new Date(`${bestBefore}T12:00:00Z`))]),
  }
}
