import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Sections of OWASP ASVS 5.0.0, each with its requirements of levels 1 and 2. */
const SECTIONS = `
1.1:1,2 1.2:1,2,3,4,5,6,7,8,9 1.3:1,2,3,4,5,6,7,8,9,10,11 1.4:1,2,3 1.5:1,2 2.1:1,2,3 2.2:1,2,3
2.3:1,2,3,4 2.4:1 3.2:1,2 3.3:1,2,3,4 3.4:1,2,3,4,5,6 3.5:1,2,3,4,5 3.7:1,2 4.1:1,2,3 4.2:1 4.3:1,2
4.4:1,2,3,4 5.1:1 5.2:1,2,3 5.3:1,2 5.4:1,2,3 6.1:1,2,3 6.2:1,2,3,4,5,6,7,8,9,10,11,12 6.3:1,2,3,4
6.4:1,2,3,4 6.5:1,2,3,4,5 6.6:1,2,3 6.8:1,2,3,4 7.1:1,2,3 7.2:1,2,3,4 7.3:1,2 7.4:1,2,3,4,5 7.5:1,2
7.6:1,2 8.1:1,2 8.2:1,2,3 8.3:1 8.4:1 9.1:1,2,3 9.2:1,2,3,4 10.1:1,2 10.2:1,2 10.3:1,2,3,4
10.4:1,2,3,4,5,6,7,8,9,10,11 10.5:1,2,3,4,5 10.6:1,2 10.7:1,2,3 11.1:1,2 11.2:1,2,3 11.3:1,2,3
11.4:1,2,3,4 11.5:1 11.6:1 12.1:1,2,3 12.2:1,2 12.3:1,2,3,4 13.1:1 13.2:1,2,3,4,5 13.3:1,2 13.4:1,2,3,4,5
14.1:1,2 14.2:1,2,3,4 14.3:1,2,3 15.1:1,2,3 15.2:1,2,3 15.3:1,2,3,4,5,6,7 16.1:1 16.2:1,2,3,4,5
16.3:1,2,3,4 16.4:1,2,3 16.5:1,2,3 17.1:1 17.2:1,2,3,4 17.3:1,2
`

const page = readFileSync(join(import.meta.dirname, '../../docs/guides/asvs.md'), 'utf8')
const VERDICTS = ['met', 'partly', 'not met', 'open', 'n/a']

type Line = { numbers: string[]; verdict: string; how: string }

/** The lines of the tables: number, level, what it asks for, verdict, how and where. */
function listLines(markdown: string): Line[] {
  return markdown
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, numbers = '', level = '']) => /^\d+\.\d+\.\d+/.test(numbers) && /^[12]/.test(level))
    .map(([, numbers = '', , , verdict = '', how = '']) => ({ numbers: numbers.split(', '), verdict, how }))
}

const lines = listLines(page)

test('every requirement of levels 1 and 2 has one line', () => {
  const wanted = SECTIONS.trim()
    .split(/\s+/)
    .flatMap((section) => {
      const [name = '', numbers = ''] = section.split(':')
      return numbers.split(',').map((number) => `${name}.${number}`)
    })
  expect(wanted).toHaveLength(253)
  expect(lines.flatMap(({ numbers }) => numbers).toSorted()).toEqual(wanted.toSorted())
})

test('each says whether it is met, and how or why not', () => {
  const faults = lines.filter(({ verdict, how }) => !VERDICTS.includes(verdict) || how === '')
  expect(faults).toEqual([])
})

test('what is met names a file, or a place that says so', () => {
  const unproved = lines.filter(({ verdict, how }) => verdict === 'met' && !/`[\w./-]+\.\w+`|\]\(/.test(how))
  expect(unproved).toEqual([])
})

test('the page counts its lines rightly', () => {
  const count = (verdict: string) =>
    lines.filter((line) => line.verdict === verdict).flatMap(({ numbers }) => numbers).length
  const [, ...counted] =
    /Of the (\d+) lines (\d+) are met, (\d+) partly, (\d+) are not met, (\d+) are open, and (\d+) do not apply/.exec(
      page.replaceAll(/\s+/g, ' '),
    ) ?? []
  const counts = VERDICTS.map(count)
  expect(counted.map(Number)).toEqual([counts.reduce((sum, one) => sum + one), ...counts])
})
