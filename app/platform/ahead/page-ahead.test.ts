import { matchPath } from 'react-router'
import { describe, expect, test } from 'vitest'
import { KEPT_PAGES } from '#app/request/kept-pages.ts'
import { withoutLocale } from '#shared/kernel/locale.ts'
import { pageAhead } from './page-ahead.ts'

const HERE = 'https://krok.example/th/shop?category=sauces'
const PAGES = [...Object.keys(KEPT_PAGES), '/cart', '/checkout', '/account', '/sign-out', '/order/:key']
const pageAt = (path: string) => PAGES.find((page) => matchPath(page, withoutLocale(path))) ?? '/*'
const ahead = (path: string, link: { target?: string; download?: string } = {}) =>
  pageAhead({ href: new URL(path, HERE).href, target: '', download: '', ...link }, HERE, pageAt)

describe('a link to a page that is the same for everybody', () => {
  test.each([
    '/',
    '/th',
    '/shop',
    '/product/red-curry-paste',
    '/th/recipes/pad-thai',
    '/shop?category=pastes&page=2',
  ])('may be fetched ahead: %s', (path) => expect(ahead(path)?.pathname).toBe(new URL(path, HERE).pathname))
})

describe('a link may not be fetched ahead', () => {
  test.each(['/cart', '/th/checkout', '/account', '/sign-out', '/order/abc', '/nowhere'])(
    'to what does something, or is for one person: %s',
    (path) => expect(ahead(path)).toBeUndefined(),
  )

  test.each(['/shop?search=curry', '/shop?heat=3', '/recipes?diet=vegan&page=2'])(
    'of which there are too many: %s',
    (path) => expect(ahead(path)).toBeUndefined(),
  )

  test('to the page that it is on, or another place of it', () => {
    expect(ahead('/th/shop?category=sauces')).toBeUndefined()
    expect(ahead('/th/shop?category=sauces#filters')).toBeUndefined()
  })

  test.each(['https://elsewhere.example/shop', 'mailto:hello@krok.example', 'tel:+27215550142'])(
    'away from here: %s',
    (path) => expect(ahead(path)).toBeUndefined(),
  )

  test('to another window, or to a file', () => {
    expect(ahead('/shop', { target: '_blank' })).toBeUndefined()
    expect(ahead('/shop', { download: 'list' })).toBeUndefined()
    expect(ahead('/shop', { target: '_self' })).toBeDefined()
  })
})
