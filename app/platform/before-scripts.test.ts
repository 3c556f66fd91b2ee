import { expect, test } from 'vitest'
import { withContentPolicy } from '#app/request/content-security-policy.ts'
import { bytesOfPage, cutPage, type PagePieces } from './page-pieces.ts'
import { usableBeforeScripts } from './before-scripts.ts'

const MARK = 'm-1'
const HEAD = '<head><link rel="modulepreload" href="/a.js"/></head>'
const SCRIPT = `<script nonce="${MARK}" type="module" async="">import "/a.js"</script>`
const page = (body: string) => cutPage(`<html>${HEAD}<body>${body}${SCRIPT}</body></html>`, MARK)
const htmlOf = (page: PagePieces) => bytesOfPage(page).toString()

test('where a picture comes first, nothing is fetched for scripts until a script of the page says so', () => {
  const html = htmlOf(usableBeforeScripts(page('<img src="/a.avif" fetchPriority="high"/>'), MARK))
  expect(html).not.toMatch(/<link rel="modulepreload"|type="module"/)
  expect(html).toContain('<link rel="later" href="/a.js"/>')
  expect(html).toMatch(/<script nonce="m-1">\(function.+<\/script><\/body><\/html>$/s)
})

test('a picture behind a script of the page comes first, too', () => {
  const html = htmlOf(usableBeforeScripts(page(`${SCRIPT}<img fetchPriority="high"/>`), MARK))
  expect(html).toContain('<link rel="later" href="/a.js"/>')
})

test('the content policy allows what comes later, and what fetches it', () => {
  const later = usableBeforeScripts(page('<img fetchPriority="high"/>'), MARK)
  const { policy } = withContentPolicy(later, MARK, { forms: [], images: [] })
  expect(policy.match(/'sha256-/g)).toHaveLength(3)
})

test('a page without such a picture has its scripts at once, behind the one that remembers what is done before', () => {
  const { head, end } = usableBeforeScripts(page('<img src="/a.avif" loading="lazy"/>'), MARK)
  expect(head).toContain('<link rel="modulepreload" href="/a.js"/>')
  expect(end.match(/<script/g)).toHaveLength(2)
  expect(end.indexOf(SCRIPT)).toBeGreaterThan(0)
})
