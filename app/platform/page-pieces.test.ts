import { expect, test } from 'vitest'
import { atEnd, bytesOfPage, cutPage } from './page-pieces.ts'

const PAGE =
  '<html><head><title>ครก</title></head><body><p>krok</p><script nonce="m-1">1</script></body></html>'

test('a page is cut before the end of its head and before its own scripts, and nothing of it is lost', () => {
  const page = cutPage(PAGE, 'm-1')
  expect(page).toEqual({
    head: '<html><head><title>ครก</title>',
    body: '</head><body><p>krok</p>',
    end: '<script nonce="m-1">1</script></body></html>',
  })
  expect(bytesOfPage(page).toString()).toBe(PAGE)
})

test('a page without scripts of its own ends where its body does', () => {
  expect(cutPage(PAGE, undefined).end).toBe('</body></html>')
  expect(cutPage(PAGE, 'm-2').end).toBe('</body></html>')
})

test('a script in the head does not count as the first of those at the end', () => {
  const head = '<html><head><script nonce="m-1" async="" src="/a.js"></script>'
  expect(cutPage(`${head}</head><body></body></html>`, 'm-1')).toMatchObject({ head, end: '</body></html>' })
})

test('what is written at the end stands behind everything else', () => {
  expect(atEnd(cutPage(PAGE, 'm-1'), '<i></i>').end).toBe(
    '<script nonce="m-1">1</script><i></i></body></html>',
  )
})

test('a page that does not end is refused', () => {
  expect(() => cutPage('<html><body>', 'm-1')).toThrow('a page ends with its body')
})
