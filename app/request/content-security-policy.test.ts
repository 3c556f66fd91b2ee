import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withContentPolicy } from './content-security-policy.ts'
import { bytesOfPage, cutPage } from '#app/platform/page-pieces.ts'

const MARK = 'm-1'
const START = '<html><head></head><body>'
const END = '</body></html>'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
function render(body: string) {
  const whole = cutPage(`${START}${body}${END}`, MARK)
  const { page, policy } = withContentPolicy(whole, MARK, { forms: [], images: [] })
  return { policy, html: bytesOfPage(page).toString().slice(START.length, -END.length) }
}

test('allows the scripts that were rendered with the page’s mark, and leaves no mark in it', () => {
  const { html, policy } = render(
    '<script nonce="m-1">one()</script><script type="module" nonce="m-1" async="">two()</script>',
  )
  expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two()')};`)
  expect(html).toBe('<script>one()</script><script type="module" async="">two()</script>')
})

test.each([
  '<script>evil()</script>',
  '<script nonce="m-2">evil()</script>',
  '<script async>evil()</script>',
])('does not allow %s, which somebody got into the page', (script) => {
  const { policy } = render(`<p>${script}</p><script nonce="m-1">one()</script>`)
  expect(policy).toContain(`script-src 'self' ${hashOf('one()')};`)
})

test('names no hash of files and of data', () => {
  const { policy } = render(
    '<script nonce="m-1" src="/a.js"></script><script type="application/ld+json">{}</script>',
  )
  expect(policy).toContain("script-src 'self';")
})
