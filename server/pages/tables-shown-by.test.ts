import { expect, test } from 'vitest'
import { tablesShownBy } from './tables-shown-by.ts'

test.each([
  '/',
  '/th',
  '/_.data',
  '/th.data',
  '/shop',
  '/th/shop',
  '/shop.data',
  '/product/red-curry-paste',
  '/th/product/red-curry-paste.data',
])('%s may be kept', (path) => {
  expect(tablesShownBy(path)).toContain('products')
})

test.each([
  '/cart',
  '/th/cart',
  '/cart.data',
  '/checkout',
  '/account',
  '/product',
  '/product/a/b',
  '/order/key',
  '/shop/x',
  '/xx/shop',
  '/auth',
])('%s may not be kept', (path) => {
  expect(tablesShownBy(path)).toBeUndefined()
})
