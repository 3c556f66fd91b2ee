import { describe, expect, test } from 'vitest'
import {
  addToCart,
  type CartLine,
  countItems,
  MAX_LINES,
  parseCart,
  removeLine,
  serializeCart,
  setQuantity,
} from './cart-cookie.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const green: CartLine = { productId: id(1), quantity: 2, seenPriceCents: 9900 }
const red: CartLine = { productId: id(2), quantity: 1 }

describe('the cart cookie', () => {
  test('reads back what it wrote, with and without a seen price', () => {
    expect(parseCart(serializeCart([green, red]))).toEqual([green, red])
    expect(serializeCart([])).toBe('')
  })

  test('a full cart fits in a cookie and uses only characters that cookies allow', () => {
    const lines = Array.from({ length: MAX_LINES }, (_, i) => ({
      productId: id(i),
      quantity: 99,
      seenPriceCents: 99_999_999,
    }))
    const value = serializeCart(lines)
    expect(value.length).toBeLessThan(4_000)
    expect(value).toMatch(/^[\w:-]+$/)
    expect(parseCart(value)).toEqual(lines)
  })

  test.each([
    ['', undefined],
    ['nonsense', 'hello; world'],
    ['quantity 0', `${id(1)}:0:9900`],
    ['quantity 1.5', `${id(1)}:1.5:9900`],
    ['quantity 1e9', `${id(1)}:1e9:9900`],
    ['quantity 100', `${id(1)}:100:9900`],
    ['a negative price', `${id(1)}:1:-5`],
    ['a huge price', `${id(1)}:1:999999999`],
    ['something after the price', `${id(1)}:1:9900:x`],
    ['no uuid', 'green-curry-paste:1:9900'],
  ])('leaves out %s', (_, value) => {
    expect(parseCart(value)).toEqual([])
  })

  test('keeps valid entries next to a broken one', () => {
    expect(parseCart(`${serializeCart([green])}_broken_${serializeCart([red])}`)).toEqual([green, red])
  })

  test('merges two entries of one product and stops at 99', () => {
    expect(parseCart(`${id(1)}:60:9900_${id(1)}:60:9900`)).toEqual([{ ...green, quantity: 99 }])
  })

  test('stops at 40 products', () => {
    const entries = Array.from({ length: 50 }, (_, i) => `${id(i)}:1`)
    expect(parseCart(entries.join('_'))).toHaveLength(MAX_LINES)
  })
})

describe('changing a cart', () => {
  test('adding a product again adds up, and keeps the newest seen price', () => {
    const added = addToCart([green, red], { productId: id(1), quantity: 3, seenPriceCents: 10_900 })
    expect(added).toEqual([{ productId: id(1), quantity: 5, seenPriceCents: 10_900 }, red])
  })

  test('setting changes one line, zero or less removes it, and a product that is not in the cart is not added', () => {
    expect(setQuantity([green, red], id(1), 7)).toEqual([{ ...green, quantity: 7 }, red])
    expect(setQuantity([green, red], id(1), 0)).toEqual([red])
    expect(setQuantity([green, red], id(1), -3)).toEqual([red])
    expect(setQuantity([green], id(2), 4)).toEqual([green])
    expect(setQuantity([green], id(1), 1_000)).toEqual([{ ...green, quantity: 99 }])
  })

  test('removes, and counts jars rather than lines', () => {
    expect(removeLine([green, red], id(2))).toEqual([green])
    expect(countItems([green, red])).toBe(3)
  })
})
