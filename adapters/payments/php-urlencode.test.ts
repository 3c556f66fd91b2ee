import { expect, test } from 'vitest'
import { phpUrlencode } from './php-urlencode.ts'

test.each([
  ['letters and digits', 'aZ09', 'aZ09'],
  ['characters that PHP does not encode', '-_.', '-_.'],
  ['characters that JavaScript would not encode', `!'()*~`, '%21%27%28%29%2A%7E'],
  ['spaces', 'Tom Yum  Paste', 'Tom+Yum++Paste'],
  ['a plus', 'a+b@c.example', 'a%2Bb%40c.example'],
  ['characters with a meaning in queries', 'a=b&c#d?e/f%g', 'a%3Db%26c%23d%3Fe%2Ff%25g'],
  ['quotes and brackets', `"[]{}<>\\^\`|`, '%22%5B%5D%7B%7D%3C%3E%5C%5E%60%7C'],
  ['line ends', '\r\n\t\0', '%0D%0A%09%00'],
  ['Thai', 'กข', '%E0%B8%81%E0%B8%82'],
  ['a character of two code units', '🌶', '%F0%9F%8C%B6'],
  ['half of such a character', '\ud83c', '%EF%BF%BD'],
  ['nothing', '', ''],
])('writes %s as PHP does', (_what, text, written) => {
  expect(phpUrlencode(text)).toBe(written)
})
