import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import type { Finding } from '#shared/base/doctor/findings.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { saidBy, surroundings } from '#tests/helpers/surroundings.ts'
import { examine } from './examine.ts'
import { shareLook } from './share-look.ts'

/** A server that takes connections, reads all that is sent, and never says anything. */
async function startSilence(): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).resume()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('servers that never answer are not waited for, and nothing good is said of them', async () => {
  const silence = await startSilence()
  const findings = await examine(
    surroundings({
      SITE_URL: `https://${silence}`,
      SMTP_URL: `smtps://krok:secret-of-mail@${silence}`,
      DATABASE_URL: `postgres://krok:secret-of-database@${silence}/krok`,
      DATABASE_REPLICA_URL: `postgres://krok:secret-of-database@${silence}/krok`,
      STORAGE_URL: `s3+http://key:secret-of-storage@${silence}/pictures`,
      EXCHANGE_RATE_URL: `http://${silence}`,
      PAYFAST_MERCHANT_ID: '1',
      PAYFAST_MERCHANT_KEY: 'secret-of-payments',
      PAYFAST_PASSPHRASE: 'secret-of-payments',
      DATA_DIR: tmpdir(),
    }),
  )
  const isLocal = ({ id }: Finding) => /^(settings|version|disk-.+|memory|mail-(spf|dkim|dmarc))$/.test(id)
  const said = findings.filter((finding) => !isLocal(finding))
  expect(said.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['site', 'mail-server', 'database', 'storage', 'payments', 'clock-world']),
  )
  expect(said.filter(({ state }) => state === 'good')).toEqual([])
  expect(JSON.stringify(findings)).not.toContain('secret-of-')
})

test('in the demo, what is of the machine is looked at', async () => {
  const at = surroundings({ EXCHANGE_RATE_URL: 'http://127.0.0.1:9', DATA_DIR: tmpdir() })
  const findings = await examine({
    ...at,
    config: { ...at.config, isDemo: true, mail: { ...at.config.mail, smtpUrl: undefined } },
  })
  expect(saidBy(findings)).toContain('settings demo')
  expect(findings.map(({ id }) => id)).not.toContain('site')
  expect(findings.map(({ id }) => id)).not.toContain('mail-server')
})

test('whoever asks during a look gets that one, and for a moment the last, unless it is to be anew', async () => {
  const ends: (() => void)[] = []
  const look = shareLook(() => new Promise((resolve) => ends.push(() => resolve([]))))
  const both = Promise.all([look({ isFresh: true }), look({ isFresh: false })])
  await eventually(
    async () => ends.length,
    (count) => count === 1,
  )
  ends[0]?.()
  const [first, second] = await both
  expect(second).toBe(first)
  expect(await look({ isFresh: false })).toBe(first)
  const anew = look({ isFresh: true })
  ends[1]?.()
  expect(await anew).not.toBe(first)
})
