import { expect, test } from 'vitest'
import { pathTo, type Target } from './page-path.ts'

test.each<[Target, string]>([
  [{ to: '/admin/orders' }, '/admin/orders'],
  [{ to: '/admin/orders', search: { page: 1, search: '', status: undefined } }, '/admin/orders'],
  [
    { to: '/admin/orders', search: { status: 'shipped', search: 'A&B พริก', page: 3 } },
    '/admin/orders?status=shipped&search=A%26B+%E0%B8%9E%E0%B8%A3%E0%B8%B4%E0%B8%81&page=3',
  ],
  [{ to: '/admin/orders/:id', params: { id: 'a/b' }, hash: 'refunds' }, '/admin/orders/a%2Fb#refunds'],
  [
    { to: '/order/:key/documents/:file', params: { key: 'k', file: 'INV-1.pdf' } },
    '/order/k/documents/INV-1.pdf',
  ],
])('%j: %s', (target, path) => {
  expect(pathTo(target, 'en')).toBe(path)
  expect(pathTo(target, 'th')).toBe(`/th${path}`)
})

test('the home page is /, in Thai /th, with a query too', () => {
  expect([pathTo('/', 'en'), pathTo('/', 'th')]).toEqual(['/', '/th'])
  expect(pathTo({ to: '/', search: { from: 'mail' } }, 'th')).toBe('/th?from=mail')
})

test('a link to a page that does not exist, or lacks what its address needs, does not compile', () => {
  const wrong = [
    // @ts-expect-error -- no such page
    pathTo('/shpo', 'en'),
    // @ts-expect-error -- no such page of an order
    pathTo({ to: '/order/:key/pya', params: { key: 'k' } }, 'en'),
    // @ts-expect-error -- whose order?
    pathTo({ to: '/order/:key' }, 'en'),
    // @ts-expect-error -- it is called key
    pathTo({ to: '/order/:key', params: { id: 'k' } }, 'en'),
    // @ts-expect-error -- the shop has no parameter
    pathTo({ to: '/shop', params: { key: 'k' } }, 'en'),
  ]
  expect(wrong).toHaveLength(5)
})
