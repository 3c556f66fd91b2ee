import { Resolver } from 'node:dns/promises'
import { expect, test } from 'vitest'
import { startDnsServer } from '#tests/stand-ins/dns-server.ts'
import { startSmtpServer } from '#tests/stand-ins/smtp-server.ts'
import { saidBy, surroundings } from '#tests/helpers/surroundings.ts'
import { lookAtMailServer, lookAtSender } from './mail.ts'

const lookAtServer = (url: string) => lookAtMailServer(surroundings({ SMTP_URL: url }))
const signedIn = (url: string, password = 'right') => url.replace('//', `//krok:${password}@`)

test('a server that lets the shop in, and gets nothing', async () => {
  const { url, received } = await startSmtpServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'krok' }) : done(new Error('no such password')),
  })
  expect(saidBy(await lookAtServer(signedIn(url)))).toEqual(['mail-server accepts'])
  const [refused] = await lookAtServer(signedIn(url, 'not-mine'))
  expect(saidBy(refused ? [refused] : [])).toEqual(['mail-server refused'])
  expect(refused?.values['reason']).toContain('no such password')
  expect(JSON.stringify(refused)).not.toContain('not-mine')
  expect(received).toEqual([])
})

test('a server without TLS on another machine, and none', async () => {
  const { url } = await startSmtpServer()
  // Leads to this machine, but is not its own address.
  expect(saidBy(await lookAtServer(url.replace('127.0.0.1', '0.0.0.0')))).toEqual(['mail-server no_tls'])
  expect(saidBy(await lookAtServer('smtp://127.0.0.1:9'))).toEqual(['mail-server away'])
})

async function lookAtDomain(texts: Record<string, string[]>, from = 'shop@krok.example'): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 1 })
  resolver.setServers([await startDnsServer(texts)])
  return saidBy(await lookAtSender(surroundings({ MAIL_FROM: from }), resolver))
}

test('a domain that says all of it', async () => {
  const texts = {
    'krok.example': ['some-site-verification=1', 'v=spf1 include:mail.example ~all'],
    // A key is below it.
    '_domainkey.krok.example': [],
    '_dmarc.krok.example': ['v=DMARC1; p=quarantine; rua=mailto:a@krok.example'],
  }
  expect(await lookAtDomain(texts)).toEqual(['mail-spf there', 'mail-dkim there', 'mail-dmarc there'])
  // The policy of the domain above counts for a domain without one.
  expect(await lookAtDomain(texts, 'shop@post.krok.example')).toEqual([
    'mail-spf missing',
    'mail-dkim missing',
    'mail-dmarc there',
  ])
})

test('a domain that says nothing, and one that says who may send twice', async () => {
  expect(await lookAtDomain({})).toEqual(['mail-spf missing', 'mail-dkim missing', 'mail-dmarc missing'])
  const texts = { 'krok.example': ['v=spf1 -all', 'v=spf1 include:mail.example ~all'] }
  expect((await lookAtDomain(texts))[0]).toBe('mail-spf several')
})

test('without an answer of DNS nothing is said against the domain', async () => {
  const resolver = new Resolver({ timeout: 200, tries: 1 })
  resolver.setServers(['127.0.0.1:9'])
  const findings = await lookAtSender(surroundings(), resolver)
  expect(findings.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown'])
})
