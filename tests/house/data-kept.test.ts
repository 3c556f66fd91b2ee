import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { KEPT_FOR } from '#server/jobs/all-jobs.ts'
import { DAY } from '#shared/kernel/durations.ts'

test('docs/guides/data-kept.md names the times that the code keeps to', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/guides/data-kept.md'), 'utf8')
  const named = [...page.matchAll(/\| (\d+) days?, `(\w+)`/g)].map(([, days, name]) => [
    name,
    Number(days) * DAY,
  ])
  expect(Object.fromEntries(named)).toEqual(KEPT_FOR)
})
