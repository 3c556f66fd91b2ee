import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useAuth } from '../accounts/auth.tsx'
import { CartProvider, useCart } from '../orders/cart.tsx'
import { LocaleProvider, useLocale, useMessages } from '../i18n/locale.tsx'
import { MoneyProvider, useMoney } from '../i18n/money.tsx'

test.each([
  [useAuth, 'useAuth must be used within an AuthProvider'],
  [useLocale, 'useLocale must be used within a LocaleProvider'],
  [useMessages, 'useLocale must be used within a LocaleProvider'],
  [useCart, 'useCart must be used within a CartProvider'],
])('%o outside its provider throws', (use, message) => {
  function Child() {
    use()
    return null
  }
  expect(() => renderToStaticMarkup(<Child />)).toThrow(message)
})

test('useMoney outside its provider throws, where the language is known', () => {
  function Price() {
    return useMoney().show(9_900)
  }
  const inThai = (price: ReactNode) =>
    renderToStaticMarkup(<LocaleProvider locale="th">{price}</LocaleProvider>)
  expect(() => inThai(<Price />)).toThrow('useMoney must be used within a MoneyProvider')
  const price = (
    <MoneyProvider currency="USD" rate={0.05}>
      <Price />
    </MoneyProvider>
  )
  expect(inThai(price)).toContain('4.95')
})

test('on the server the cart is unknown, because a page is kept for all visitors', () => {
  function Count() {
    return String(useCart()?.itemCount)
  }
  const page = (
    <CartProvider>
      <Count />
    </CartProvider>
  )
  expect(renderToStaticMarkup(page)).toBe('undefined')
})
