import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { VERSION } from '#config/version.ts'
import { RELEASES } from '#shared/base/releases.ts'
import { news } from '#shared/messages/en/base/admin/news.ts'

/* A release is the same wherever it is named: its number, its day, what people notice and what an upgrade does. */

type Lockfile = { version: string; packages: Record<string, { version?: string }> }

test('the newest release is the version of the package, and of its lockfile', () => {
  const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
  expect([VERSION, lockfile.version, lockfile.packages['']?.version]).toEqual(
    Array.from({ length: 3 }, () => RELEASES[0].name),
  )
})

/** The points of a section of a release, without the breaks of their lines. */
function pointsOf(release: string, heading: string): string[] {
  const [, section = ''] = release.split(`### ${heading}\n`)
  return section
    .split(/^###? /m, 1)
    .join('')
    .split(/^- /m)
    .slice(1)
    .map((point) => point.trim().replaceAll(/\s+/g, ' '))
}

test('CHANGELOG.md says of each release what the office says', () => {
  const [, ...releases] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m)
  const written = releases.map((release) => ({
    heading: release.split('\n', 1)[0],
    notice: pointsOf(release, news.notice),
    upgrade: pointsOf(release, news.upgrade),
  }))
  expect(written).toEqual(
    RELEASES.map(({ name, date }) => {
      const { title, notice, upgrade } = news.releases[name]
      return { heading: `${title} · ${date}`, notice, upgrade }
    }),
  )
})
