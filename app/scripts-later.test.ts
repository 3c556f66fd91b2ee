import { expect, test } from 'vitest'
import { withContentPolicy } from './content-security-policy.ts'
import { withScriptsLater } from './scripts-later.ts'

const SCRIPTS =
  '<link rel="modulepreload" href="/a.js"/><script nonce="m-1" type="module" async="">import "/a.js"</script>'
const page = (body: string) => `<html><body>${body}${SCRIPTS}</body></html>`

test('where a picture comes first, nothing is fetched for scripts until a script of the page says so', () => {
  const html = withScriptsLater({ html: page('<img src="/a.avif" fetchPriority="high"/>'), mark: 'm-1' })
  expect(html).not.toMatch(/<link rel="modulepreload"|type="module"/)
  expect(html).toContain('<link rel="later" href="/a.js"/>')
  expect(html).toMatch(/<script nonce="m-1">\(function.+<\/script><\/body><\/html>$/s)
})

test('the content policy allows what comes later, and what fetches it', () => {
  const html = withScriptsLater({ html: page('<img fetchPriority="high"/>'), mark: 'm-1' })
  const { policy } = withContentPolicy({ html, mark: 'm-1' }, { forms: [], images: [] })
  expect(policy.match(/'sha256-/g)).toHaveLength(2)
})

test('a page without such a picture has its scripts at once', () => {
  const html = page('<img src="/a.avif" loading="lazy"/>')
  expect(withScriptsLater({ html, mark: 'm-1' })).toBe(html)
})
