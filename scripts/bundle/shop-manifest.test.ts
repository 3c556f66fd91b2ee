import { expect, test } from 'vitest'
import { trimToShop, type Manifest } from './shop-manifest.ts'

type Route = Manifest['routes'][string]

/** A page below another route, unless something else is said. */
function route(id: string, rest: Partial<Route> = {}): Route {
  const parent = id === 'root' ? {} : { parentId: 'root' }
  return {
    id,
    ...parent,
    hasAction: false,
    hasDefaultExport: true,
    module: '',
    imports: [],
    css: [],
    ...rest,
  }
}

const file = { hasDefaultExport: false, path: 'feed.xml' }
const routes = [
  route('root'),
  route('routes/site/not-found/page', { path: '*' }),
  // Shows nothing itself, and holds what does.
  route('routes/accounts/layout', { hasDefaultExport: false }),
  route('routes/account/inner', { hasDefaultExport: false, parentId: 'routes/accounts/layout' }),
  route('routes/account/page', { path: 'account', parentId: 'routes/account/inner' }),
  route('routes/shop/feed', file),
  route('routes/shop/save', { ...file, hasAction: true }),
  route('routes/admin/layout', { path: 'admin' }),
  route('routes/admin/orders/orders/page', { path: 'orders', parentId: 'routes/admin/layout' }),
]
const { routes: trimmed, url } = trimToShop({
  url: '/assets/manifest-1.js',
  routes: Object.fromEntries(routes.map((one) => [one.id, one])),
})

test('the list says its own address, or pages of the shop would fetch that with the office besides', () => {
  expect(url).toBe('/assets/manifest-1-shop.js')
})

test('the list of the shop’s routes has the parent of every route in it, though it shows nothing itself', () => {
  const parents = Object.values(trimmed).flatMap(({ parentId = [] }) => parentId)
  expect(parents.filter((id) => !(id in trimmed))).toEqual([])
  expect(Object.keys(trimmed)).toEqual(
    expect.arrayContaining(['routes/account/inner', 'routes/account/page']),
  )
})

test('has what can be sent to, but no file, and of the office only an address', () => {
  expect(trimmed).toHaveProperty(['routes/shop/save'])
  expect(trimmed).not.toHaveProperty(['routes/shop/feed'])
  expect(trimmed['routes/admin/orders/orders/page']).toMatchObject({ path: 'orders', parentId: 'root' })
})
