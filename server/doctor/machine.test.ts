import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { saidBy, surroundings } from '#tests/helpers/surroundings.ts'
import { judgeMemory, judgeSpace, lookAtMachine, memoryOf } from './machine.ts'

const MB = 1024 * 1024
const GB = 1024 * MB

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'krok-doctor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('the disks that the shop writes to, with what is free', async () => {
  const findings = await lookAtMachine(surroundings({ DATA_DIR: await newFolder() }))
  expect(findings.map(({ id }) => id)).toEqual(['disk-data', 'disk-temporary', 'memory'])
  expect(findings[0]?.values['free']).toMatch(/^\d+ MB$|^\d+\.\d GB$/)
  const elsewhere = {
    DATABASE_URL: 'postgres://krok@db/krok',
    STORAGE_URL: 's3://key:secret@s3.example/pictures',
  }
  expect((await lookAtMachine(surroundings(elsewhere))).map(({ id }) => id)).toEqual([
    'disk-temporary',
    'memory',
  ])
})

test('a folder of the data that is not there', async () => {
  const DATA_DIR = join(await newFolder(), 'none')
  const [missing] = await lookAtMachine(surroundings({ DATA_DIR }))
  expect(saidBy(missing ? [missing] : [])).toEqual(['disk-data shut'])
  expect(missing?.values['reason']).toContain('ENOENT')
})

test('a folder for temporary files that is not there', async () => {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = join(await newFolder(), 'none')
  onTestFinished(() => {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  })
  expect(saidBy(await lookAtMachine(surroundings()))).toContain('disk-temporary shut')
})

test.each([
  ['disk-data full', { free: 199 * MB, total: 20 * GB }],
  ['disk-data low', { free: 900 * MB, total: 2 * GB }],
  ['disk-data low', { free: 1.9 * GB, total: 20 * GB }],
  ['disk-data enough', { free: 2.1 * GB, total: 20 * GB }],
  ['disk-data enough', { free: 6 * GB, total: 1000 * GB }],
  ['disk-temporary full', { free: 19 * MB, total: 500 * MB }],
  ['disk-temporary low', { free: 90 * MB, total: 500 * MB }],
  ['disk-temporary enough', { free: 400 * MB, total: 500 * MB }],
])('%s: %o', (said, space) => {
  const id = said.startsWith('disk-data') ? 'disk-data' : 'disk-temporary'
  expect(saidBy([judgeSpace(id, '/var/lib/krok', space)])).toEqual([said])
})

test('memory that is enough, low, or out', () => {
  const judge = (free: number) => saidBy([judgeMemory({ free, total: 2 * GB })])
  expect(judge(500 * MB)).toEqual(['memory enough'])
  expect(judge(100 * MB)).toEqual(['memory low'])
  expect(judge(20 * MB)).toEqual(['memory out'])
})

test.each([
  ['a limit', GB, { free: 0.5 * GB, total: GB }],
  ['no limit, as a number above all memory', 2 ** 64, { free: 0.5 * GB, total: 2 * GB }],
  ['no limit, as 0', 0, { free: 0.5 * GB, total: 2 * GB }],
])('memory of a process with %s', (_, limit, space) => {
  const its = { availableMemory: () => 0.5 * GB, constrainedMemory: () => limit }
  expect(memoryOf(its, 2 * GB)).toEqual(space)
})
