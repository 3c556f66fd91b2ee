import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { doctor as en } from '#shared/messages/en/base/admin/doctor.ts'
import { doctor as th } from '#shared/messages/th/base/admin/doctor.ts'
import { freePort } from '../../scripts/test/free-port.ts'
import { SHORT_LIVED } from '../helpers/node-flags.ts'
import { programOf } from '../helpers/program.ts'
import { serverEnv } from '../helpers/server-env.ts'
import { newHome, startShop } from '../helpers/shop-process.ts'

/* `npm run doctor`: while the shop runs, while it does not, and where it cannot start. */

const NOWHERE = { EXCHANGE_RATE_URL: 'http://127.0.0.1:9' }

function runDoctor(settings: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...SHORT_LIVED, programOf('scripts/doctor.ts'), ...args],
    { env: serverEnv({ ...NOWHERE, ...settings }), encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

type Told = { state: string; findings: { id: string; says: string; title: string }[] }

/** The same for programs: the exit code, and what is said in a language. */
function askDoctor(settings: Record<string, string>, language = 'en') {
  const { status, stdout } = runDoctor(settings, '--json', '--language', language)
  const { state, findings } = JSON.parse(stdout) as Told
  return { status, state, findings, said: findings.map(({ id, says }) => `${id} ${says}`) }
}

const isEmbedded = () => !('server' in inject('freshShop'))
const answering = () => (isEmbedded() ? 'database embedded' : 'database answers')

test('settings with which no shop starts are said in their own words', () => {
  const { status, stdout } = runDoctor({ SITE_URL: 'https://krok.example' })
  expect(status).toBe(2)
  expect(stdout).toContain('SMTP_URL is required when SITE_URL is set')
  expect(askDoctor({ PORT: 'x' })).toMatchObject({ status: 2, state: 'wrong', said: ['settings refused'] })
})

test('options that it does not have, or cannot say, are refused', () => {
  for (const args of [['--all'], ['--language', 'fr']]) {
    expect(runDoctor({}, ...args)).toMatchObject({ status: 3, stdout: '' })
  }
})

test('a demo that does not run, in both languages; nothing is made where there is no shop', async () => {
  const home = await newHome()
  const { status, stdout } = runDoctor(home.settings)
  // The world's clock is not to be seen from here, and a user of tests may do anything.
  expect([1, 3]).toContain(status)
  expect(stdout).toContain(`✓ ${en.findings.database.title}: `)
  const { said, findings } = askDoctor(home.settings, 'th')
  expect(findings.map(({ title }) => title)).toContain(th.findings.database.title)
  for (const one of ['settings demo', 'jobs-waiting prompt', answering()]) expect(said).toContain(one)

  const empty = await mkdtemp(join(tmpdir(), 'krok-doctor-'))
  onTestFinished(() => rm(empty, { recursive: true }))
  if (isEmbedded()) {
    expect(askDoctor({ DATA_DIR: empty }).said).toContain('database empty')
    expect(await readdir(empty)).not.toContain('postgres')
  }
})

test('a shop that runs is looked at, also where its database is its alone', async () => {
  const home = await newHome()
  const port = String(await freePort())
  const settings = {
    ...home.settings,
    ...NOWHERE,
    PORT: port,
    HOST: '127.0.0.1',
    SITE_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'shop@krok.example',
    SECRET: 'a secret of the tests, long enough',
    BANK_ACCOUNT: 'Test Bank 123',
  }
  await startShop(settings)
  const { status, said } = askDoctor(settings)
  expect(status).toBe(2)
  for (const one of ['site ready', 'host kept', 'proxies right', 'mail-server away', answering()])
    expect(said).toContain(one)

  // A command may not know the port.
  expect(askDoctor({ ...settings, PORT: '9' }).said).toContain(answering())

  // Another secret is another shop's.
  const other = askDoctor({ ...settings, SECRET: 'another secret of the tests, as long' })
  expect(other.said).toContain('site elsewhere')
  if (isEmbedded()) expect(other.said).toContain('database unseen')
})
