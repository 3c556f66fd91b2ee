import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, object>
}

test('what is made for amd64 is there for arm64 too, so that an image can be built on either', () => {
  const paths = Object.keys(packages)
  const made = paths.filter((path) => path.includes('linux-x64'))
  expect(made.length).toBeGreaterThan(10)
  expect(made.filter((path) => !paths.includes(path.replace('linux-x64', 'linux-arm64')))).toEqual([])
})
