import { NODATA, NOTFOUND } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { getSettings } from '#domain/base/settings/index.ts'
import { type Finding, found, unseen } from '#shared/base/doctor/findings.ts'
import { SECOND } from '#shared/kernel/durations.ts'
import { reasonFor } from './reason.ts'
import type { Surroundings } from './surroundings.ts'

const ANSWER_MS = 6 * SECOND
const DNS_MS = 2 * SECOND

/** The mail server: whether it answers over TLS and lets the shop in. Nothing is sent. */
export async function lookAtMailServer({ config }: Surroundings): Promise<Finding[]> {
  const { smtpUrl } = config.mail
  if (!smtpUrl) return []
  const { checkSmtp } = await import('#adapters/mail/check-smtp.ts')
  const { host } = new URL(smtpUrl)
  const failed = await checkSmtp(smtpUrl, { timeoutMs: ANSWER_MS })
  if (!failed) return [found('mail-server', 'accepts', { host })]
  const reason = reasonFor(failed.reason)
  if (failed.fault === 'no_tls') return [found('mail-server', 'no_tls', { host })]
  return [found('mail-server', failed.fault, { host, reason })]
}

/** The domain that mails come from: what its records say of who may send for it. */
export async function lookAtSender(
  { config, shop }: Surroundings,
  resolver = new Resolver({ timeout: DNS_MS, tries: 1 }),
): Promise<Finding[]> {
  if (!config.mail.smtpUrl) return []
  const { fromAddress } = shop ? (await getSettings(shop.newCtx())).mail : config.mail.sender
  const domain = fromAddress.slice(fromAddress.lastIndexOf('@') + 1)
  return Promise.all([
    orUnseen('mail-spf', lookAtSpf(resolver, domain)),
    orUnseen('mail-dkim', lookAtDkim(resolver, domain)),
    orUnseen('mail-dmarc', lookAtDmarc(resolver, domain)),
  ])
}

async function lookAtSpf(resolver: Resolver, domain: string): Promise<Finding> {
  const { texts } = await readTexts(resolver, domain)
  const records = texts.filter((text) => /^v=spf1( |$)/i.test(text))
  return found('mail-spf', records.length > 1 ? 'several' : records.length === 1 ? 'there' : 'missing', {
    domain,
  })
}

/**
 * Nobody tells under which names a domain has its keys. But where there is any below `_domainkey`, that name exists too,
 * without a record (RFC 8020).
 */
async function lookAtDkim(resolver: Resolver, domain: string): Promise<Finding> {
  const { exists } = await readTexts(resolver, `_domainkey.${domain}`)
  return found('mail-dkim', exists ? 'there' : 'missing', { domain })
}

/** A domain without a policy of its own has that of the domain above it. */
async function lookAtDmarc(resolver: Resolver, domain: string): Promise<Finding> {
  const labels = domain.split('.')
  for (let first = 0; first < labels.length - 1; first += 1) {
    const above = labels.slice(first).join('.')
    const { texts } = await readTexts(resolver, `_dmarc.${above}`)
    const record = texts.find((text) => /^v=DMARC1\b/i.test(text))
    const policy = /[;\s]p=(\w+)/i.exec(record ?? '')?.[1]
    if (policy) return found('mail-dmarc', 'there', { domain: above, policy })
  }
  return found('mail-dmarc', 'missing', { domain })
}

async function readTexts(resolver: Resolver, name: string): Promise<{ exists: boolean; texts: string[] }> {
  try {
    const records = await resolver.resolveTxt(name)
    return { exists: true, texts: records.map((pieces) => pieces.join('')) }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== NOTFOUND && code !== NODATA) throw error
    return { exists: code === NODATA, texts: [] }
  }
}

async function orUnseen(id: Finding['id'], finding: Promise<Finding>): Promise<Finding> {
  return finding.catch((error: unknown) => unseen(id, { error: reasonFor(error) }))
}
