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

test('knows an IPv6 address by any of its names', async () => {
  expect(await comesFrom('2001:0db8::0001', ['2001:db8::1'])).toBe(true)
  expect(await comesFrom('2001:db8::2', ['2001:db8::1'])).toBe(false)
})

test('is nobody where there are no hosts', async () => {
  expect(await comesFrom('127.0.0.1', [])).toBe(false)
})

test('needs a host that is not found only where the others do not settle it', async () => {
  const hosts = ['nobody.invalid', 'localhost', '127.0.0.1']
  expect(await comesFrom('127.0.0.1', hosts)).toBe(true)
  await expect(comesFrom('127.0.0.2', hosts)).rejects.toThrow('could not be looked up')
  expect(await comesFrom('unknown', hosts)).toBe(false)
})
