import { CUSTOMER_FILTERS, CUSTOMER_SORTS } from '#shared/customers/customer-lists.ts'
import { INVENTORY_FILTERS } from '#domain/catalog/stock-desk/schemas.ts'
import { ORDER_FILTERS, ORDER_SORTS } from '#shared/orders/order-states.ts'
import { type Target, uncached } from '../load.ts'
import { placing } from '../shops/orders-of.ts'
import type { Shop } from '../shops/fill-shop.ts'

/** Pages of the office that nothing is chosen on, or one thing: a new list joins here. */
const OFFICE: [name: string, path: string][] = [
  ['Today, with the sales', '/admin'],
  ['orders', '/admin/orders'],
  ...ORDER_FILTERS.map((filter) => chosen('orders', '/admin/orders', 'status', filter)),
  ...ORDER_SORTS.slice(1).map((sort) => chosen('orders by', '/admin/orders', 'sort', sort)),
  ['orders: refunded', '/admin/orders?payment=refunded'],
  ['orders: of a province', '/admin/orders?province=WC'],
  ['orders: of a day', `/admin/orders?from=${new Date().toISOString().slice(0, 10)}`],
  ['orders: with notes', '/admin/orders?noted=yes'],
  ['orders: an address', '/admin/orders?search=buyer-77@example.com'],
  ['orders: a frequent name', '/admin/orders?search=buyer'],
  ['orders: a street', '/admin/orders?search=77%20Long%20Street'],
  ['orders: a product', '/admin/orders?search=curry'],
  ['orders: a word of none', '/admin/orders?search=xqzvw'],
  ['search of the office: a street', '/admin/search?q=77%20Long%20Street'],
  ['search of the office: a frequent name', '/admin/search?q=buyer'],
  ['search of the office: a phone number', '/admin/search?q=021%20555%200142'],
  ['search of the office: two letters', '/admin/search?q=no'],
  ['search of the office: a word of none', '/admin/search?q=xqzvw'],
  ['products', '/admin/products'],
  ...['name', 'price', 'newest'].map((sort) => chosen('products by', '/admin/products', 'sort', sort)),
  ...['active', 'draft', 'featured', 'low', 'unanswered'].map((state) =>
    chosen('products', '/admin/products', 'state', state),
  ),
  ['products: untranslated', '/admin/products?texts=untranslated'],
  ['products: a word', '/admin/products?search=curry'],
  ['products: a word of none', '/admin/products?search=xqzvw'],
  ['categories', '/admin/categories'],
  ['stock', '/admin/inventory'],
  ...INVENTORY_FILTERS.map((filter) => chosen('stock', '/admin/inventory', 'filter', filter)),
  ['stock: a word', '/admin/inventory?search=curry'],
  ['stock: a word of none', '/admin/inventory?search=xqzvw'],
  ['batches', '/admin/inventory/batches'],
  ['stocktakes', '/admin/inventory/stocktakes'],
  ['customers', '/admin/customers'],
  ...CUSTOMER_FILTERS.map((filter) => chosen('customers', '/admin/customers', 'filter', filter)),
  ...CUSTOMER_SORTS.slice(1).map((sort) => chosen('customers by', '/admin/customers', 'sort', sort)),
  ['customers: a frequent name', '/admin/customers?search=buyer'],
  ['customers: an address', '/admin/customers?search=buyer-77@example.com'],
  ['customers: a word of none', '/admin/customers?search=xqzvw'],
  ['guests', '/admin/customers/guests'],
  ['guests: a frequent name', '/admin/customers/guests?search=buyer'],
  ['guests: a word of none', '/admin/customers/guests?search=xqzvw'],
  ['requests of a guest', '/admin/guests?email=buyer-1@example.com'],
  ['audit', '/admin/audit'],
  ['audit: an action', '/admin/audit?action=product.changed'],
  ['audit: a person', '/admin/audit?person=buyer'],
  ['audit: a frequent text', '/admin/audit?text=reason'],
  ['audit: a text of one in a thousand', '/admin/audit?text=No.%20777'],
  ['audit: a text of none', '/admin/audit?text=xqzvw'],
  ['audit: a person and a text', '/admin/audit?person=buyer&text=No.%20777'],
  ['sign-ins', '/admin/audit/sign-ins'],
  ['team', '/admin/team'],
  ['discounts', '/admin/discounts'],
  ['subscribers', '/admin/subscribers'],
  ['payment notifications', '/admin/payment-notifications'],
  ['checks', '/admin/checks'],
]

function chosen(list: string, path: string, name: string, value: string): [string, string] {
  return [`${list}${list.endsWith('by') ? '' : ':'} ${value}`, `${path}?${name}=${value}`]
}

/** As many bytes are as many rows. */
const UNPACKED = { 'accept-encoding': 'identity' }

/** A form that the office sends. */
export const CSV_OF_ORDERS = {
  name: 'CSV of orders, its first 100 kB',
  method: 'POST',
  path: '/admin/orders/export.csv',
  headers: () => ({
    ...UNPACKED,
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  }),
  body: () => '',
} as const satisfies Target

/** Less than a file of the small shop has. */
const SOME_OF_A_FILE = 100_000

/** The same requests in each shop, in the same order. */
export function targetsOf(shop: Shop): Target[] {
  const { plentiful, keys, order, product, customerId, lastPage } = shop
  const page = (name: string, path: string): Target => ({ name, method: 'GET', path: uncached(path) })
  const office = (name: string, path: string): Target => ({
    name,
    method: 'GET',
    path,
    cookie: shop.adminCookie,
  })
  const search = (words: string) => `/api/products?search=${encodeURIComponent(words)}`
  return [
    page('home', '/'),
    page('product list', '/shop'),
    page('its last page (200 in the large shop)', `/shop?page=${lastPage}`),
    page('a category', '/shop?category=curry-pastes'),
    page('facets: hot', '/shop?heat=hot'),
    page('facets: vegan, without peanut', '/shop?diet=vegan&without=peanut'),
    page('facets in a category', '/shop?category=curry-pastes&heat=mild&diet=gluten_free'),
    page('by price', '/shop?sort=price'),
    page('hottest of a category', '/shop?category=curry-pastes&sort=hottest'),
    page('a search on the page: curry', '/shop?search=curry'),
    page('a product', `/product/${product.slug}`),
    page('GET /api/products', '/api/products'),
    ...['a', 'ก', 'curry', 'tamarind', 'มะขาม', 'ยำ', 'chicken', 'stir curry', 'masaman', 'xqzvw'].map(
      (words) => page(`search: ${words}`, search(words)),
    ),
    placing(plentiful),
    {
      name: 'an order by its link',
      method: 'GET',
      path: () => `/order/${keys[Math.floor(Math.random() * keys.length)]}`,
    },
    { name: 'my orders (100 of them)', method: 'GET', path: '/orders', cookie: shop.customerCookie },
    ...OFFICE.map(([name, path]) => office(name, path)),
    office('orders: by number', `/admin/orders?search=${order.number}`),
    office('search of the office: a number', `/admin/search?q=${order.number.slice(-6)}`),
    office('an order', `/admin/orders/${order.id}`),
    office('a product in the office', `/admin/products/${product.id}`),
    office('the stock of a product', `/admin/inventory/${product.id}`),
    office('a customer', `/admin/customers/${customerId}`),
    { ...CSV_OF_ORDERS, cookie: shop.adminCookie, most: SOME_OF_A_FILE },
    {
      ...office('CSV of products, its first 100 kB', '/admin/products/export.csv'),
      headers: () => UNPACKED,
      most: SOME_OF_A_FILE,
    },
  ]
}
