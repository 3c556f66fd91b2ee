import { expect, test } from 'vitest'
import { ordersPath } from './orders-path.ts'

test.each([
  [{}, '/admin/orders'],
  [{ page: 1, search: '', status: undefined }, '/admin/orders'],
  [
    { page: 3, search: 'A&B พริก', status: 'shipped' },
    '/admin/orders?status=shipped&search=A%26B+%E0%B8%9E%E0%B8%A3%E0%B8%B4%E0%B8%81&page=3',
  ],
] as const)('%j: %s', (chosen, path) => {
  expect(ordersPath(chosen)).toBe(path)
})
