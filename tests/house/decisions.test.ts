import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { ROOMS } from '../../rooms.ts'

const records = globSync('docs/decisions/[0-9]*.md')
  .toSorted()
  .map((path) => {
    const [title = '', , status = ''] = readFileSync(path, 'utf8').split('\n')
    return { file: basename(path), title: title.replace('# ', ''), parts: status.split(' · ') }
  })
const index = readFileSync('docs/decisions/README.md', 'utf8')

/** Files that one part of a status links to. */
const linked = (part: string) => [...part.matchAll(/\]\(([^)]+)\)/g)].map(([, file = '']) => file)

test('every record has a date and a status in its first line', () => {
  for (const { file, parts } of records) {
    expect(parts[0], file).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(parts[1], file).toBe('accepted')
  }
})

test('the index has every record once, with its title and its status', () => {
  const listed = [...index.matchAll(/^- (.+)$/gm)].map(([, line = '']) => line)
  const expected = records.map(({ file, title, parts }) =>
    [`[${title}](${file})`, 'accepted', ...parts.filter((part) => part.includes('replaced by'))].join(' · '),
  )
  expect(listed.toSorted()).toEqual(expected.toSorted())
})

test('the index goes by room, in their order, and the house last', () => {
  const headings = [...index.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  expect(headings).toEqual([...ROOMS, 'the house'])
})

test('a record that is replaced in part says by which, and the other one says so too', () => {
  const replacing = records.flatMap(({ file, parts }) =>
    parts
      .filter((part) => part.startsWith('replaces'))
      .flatMap((part) => linked(part).map((old) => `${file} replaces ${old}`)),
  )
  const replaced = records.flatMap(({ file, parts }) =>
    parts
      .filter((part) => part.includes('replaced by'))
      .flatMap((part) => linked(part).map((by) => `${by} replaces ${file}`)),
  )
  expect(replaced.toSorted()).toEqual(replacing.toSorted())
  expect(replaced.length).toBeGreaterThan(5)
})
