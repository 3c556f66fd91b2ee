import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALL_FINDINGS, found, isFinding, unseen } from '#shared/base/doctor/findings.ts'
import { byLocale } from '#shared/kernel/locale.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

const tests = globSync(['server/doctor/*.test.ts', 'tests/{http/base,process}/doctor.test.ts'])
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

const untested = (all: readonly string[]) => all.filter((said) => !tests.includes(`'${said}'`))

test('everything that can be found has a test that causes it', () => {
  expect(ALL_FINDINGS.length).toBeGreaterThan(60)
  expect(untested(ALL_FINDINGS)).toEqual([])
  const unheardOf = ['tls', 'bent'].join(' ')
  expect(untested([unheardOf])).toEqual([unheardOf])
})

test('every language has a text for each', () => {
  for (const { staff } of Object.values(byLocale(textsOf))) {
    const texts = Object.entries(staff.doctor.findings).flatMap(([id, { says }]) =>
      Object.keys(says).map((word) => `${id} ${word}`),
    )
    expect(texts.toSorted()).toEqual(ALL_FINDINGS.toSorted())
  }
})

test('what another process tells is a finding, or is not shown', () => {
  const said = JSON.parse(JSON.stringify([found('tls', 'none'), unseen('storage', 'time')])) as unknown[]
  expect(said.every(isFinding)).toBe(true)
  for (const one of [
    null,
    {},
    { id: 'tls' },
    { id: 'tls', says: 'bent' },
    { id: 'constructor', says: 'unseen' },
  ])
    expect(isFinding(one)).toBe(false)
})
