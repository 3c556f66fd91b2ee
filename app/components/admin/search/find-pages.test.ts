import { expect, test } from 'vitest'
import { staff as en } from '#shared/messages/en/admin.ts'
import { staff as th } from '#shared/messages/th/admin.ts'
import { readFileSync } from 'node:fs'
import { findPages } from './find-pages.ts'
import { OFFICE_PAGES } from './office-pages.ts'

const labels = (search: string, asked: Parameters<typeof findPages>[1] = { texts: en, isAdmin: true }) =>
  findPages(search, asked).map(({ label }) => label)

test.each([
  ['refund', 'Payments to check'],
  ['คืนเงิน', 'Payments to check'],
  ['VAT', 'Settings: VAT'],
  ['ภาษี', 'Settings: VAT'],
  ['orders', 'Orders'],
  ['ORD', 'Orders'],
  ['new disc', 'New discount code'],
  ['สำรอง', 'Backups'],
])('%s: %s, whatever the language of the office', (search, label) => {
  expect(labels(search)).toContain(label)
})

test('the page of that name first', () => {
  expect(labels('set')[0]).toBe('Settings')
  expect(labels('ตั้งค่า', { texts: th, isAdmin: true })[0]).toContain('ตั้งค่า')
})

test('moderators are led to no page for admins', () => {
  expect(labels('settings', { texts: en, isAdmin: false })).toEqual([])
  expect(labels('backup', { texts: en, isAdmin: false })).toEqual([])
})

test.each(['', ' ', 'xqzvw', 'fund'])('no page: %j', (search) => {
  expect(labels(search)).toEqual([])
})

test('every page of the office that needs no more than its address can be found', () => {
  const routes = readFileSync('app/routes.ts', 'utf8')
  const pages = [
    ...routes.matchAll(/route\(\s*'(admin(?:\/[a-z/-]+)?|create-customer)',\s*'[^']*\/page\.tsx'/g),
  ]
  const known = new Set<string>(OFFICE_PAGES.map(({ target }) => target.to))
  // Pages of what was ticked, of a form, and the search itself.
  const others = ['/admin/orders/paid', '/admin/orders/print', '/admin/products/preview', '/admin/search']
  expect(pages.length).toBeGreaterThan(35)
  expect(
    pages.map(([, path]) => `/${path}`).filter((path) => !known.has(path) && !others.includes(path)),
  ).toEqual([])
})
