import { expect, test } from 'vitest'
import { comesFrom } from './comes-from.ts'

test.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['127.0.0.2', false],
  ['::ffff:127.0.0.2', false],
  ['localhost', false],
  ['127.0.0.1, 10.0.0.1', false],
  ['fe80::1%lo', false],
  ['', false],
])('whether %s is localhost: %s', async (address, is) => {
  expect(await comesFrom(address, ['localhost', '127.0.0.1'])).toBe(is)
})

test('recognises an IPv6 address in every notation', async () => {
  expect(await comesFrom('2001:0db8::0001', ['2001:db8::1'])).toBe(true)
  expect(await comesFrom('2001:db8::2', ['2001:db8::1'])).toBe(false)
})

test('matches no address when there are no hosts', async () => {
  expect(await comesFrom('127.0.0.1', [])).toBe(false)
})

test('throws for a host that cannot be looked up only if no other host matches', async () => {
  const hosts = ['nobody.invalid', 'localhost', '127.0.0.1']
  expect(await comesFrom('127.0.0.1', hosts)).toBe(true)
  await expect(comesFrom('127.0.0.2', hosts)).rejects.toThrow('could not be looked up')
  expect(await comesFrom('unknown', hosts)).toBe(false)
})
