import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { passwordFaults } from '#shared/accounts/password-policy.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'

const refused = { ok: false, reason: 'weak_password', faults: ['predictable'] }

test.each([
  'Krok-2026',
  'Krok-2026!',
  'KROK2026!a',
  'Kr0k-Shop-1',
  'ครกKrok1!',
  'Curry-Paste-1',
  'P@ssw0rd1',
  'My Password1!',
  'Welcome1!',
  'Welcome-2026!',
  'Summer2026!',
  'Bangkok2026!',
  'Krok@2569',
  'Admin123!',
  'Iloveyou1!',
  'Qwer1234!',
  'L3tm3in1!',
  'Dragon123!',
  'Trustno1!',
  'Monkey#123',
  '1qaz@WSX',
  'Zaq12wsx!',
  'Aa@123456',
  '!Football2',
  'ｗｅｌｃｏｍｅ-1A',
])('%s is refused, though it follows the rules of form', async (password) => {
  expect(passwordFaults(password)).toEqual([])
  expect(await refuseCommonPassword(password)).toEqual(refused)
})

test.each([
  'Galangal-27!',
  'Lemongrass-9!',
  'Makrut-lime-45!',
  'Tamarind-0-paste',
  'correct Horse 4 battery',
  'Dragon-83749201!',
  'xK7#pQ2!',
  'Vb9$wTz4',
  'แมวกินปลาทู Ab1!',
  'Ab1!Cd2?'.repeat(16),
])('%s is accepted', async (password) => {
  expect(await refuseCommonPassword(password)).toBeUndefined()
})

test('the 3,000 commonest passwords of the list are refused, made to follow the rules of form', async () => {
  const list = dictionary['passwords-common'].map(String)
  expect(list.length).toBeGreaterThan(40_000)
  const decorated = list
    .filter((word) => word.length >= 5)
    .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}A1!`)
    .filter((password) => passwordFaults(password).length === 0)
    .slice(0, 3_000)
  expect(decorated).toHaveLength(3_000)
  const passed = []
  for (const password of decorated) if (!(await refuseCommonPassword(password))) passed.push(password)
  expect(passed).toEqual([])
})
