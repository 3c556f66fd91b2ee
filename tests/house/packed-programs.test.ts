import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const packed = globSync('build/programs/*.js').map((file) => ({ file, code: readFileSync(file, 'utf8') }))

test('packed programs are ASCII: of any other, V8 keeps the whole text at two bytes a letter', () => {
  expect(packed.length).toBeGreaterThan(0)
  // oxlint-disable-next-line no-control-regex -- The first 128 letters are what is meant.
  expect(packed.filter(({ code }) => /[^\x00-\x7f]/.test(code)).map(({ file }) => file)).toEqual([])
})

test('packed programs start their threads and processes from packed programs', () => {
  const started = packed.flatMap(({ code }) =>
    [...code.matchAll(/script: new URL\("([^"]+)"/g)].map(([, path = '']) => path.replace('../../', '')),
  )
  expect(started).not.toEqual([])
  expect(started.filter((path) => !path.endsWith('.js') || !existsSync(path))).toEqual([])
})
