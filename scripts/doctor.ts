/*
 * Says what is right with the shop, what is wrong and what to do: `npm run doctor`, with `-- --language th` in Thai, with
 * `-- --json` for scripts. Uses the server's settings, and changes nothing. It ends with 0 if all is well, 1 for warnings,
 * 2 if something is wrong, and 3 if something could not be looked at: docs/guides/doctor.md.
 */
import { existsSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Config, loadConfig } from '#config/config.ts'
import { SettingsError } from '#config/env.ts'
import { DatabaseUnavailable } from '#database/client.ts'
import { examine } from '#server/doctor/examine.ts'
import { askRunningShop } from '#server/doctor/ask-running-shop.ts'
import { sealWith } from '#server/seal-with.ts'
import { openServices, type Services } from '#server/services.ts'
import { type Finding, FINDING_STATES, type FindingState, found } from '#shared/base/doctor/findings.ts'
import { sayCounts, sayFinding } from '#shared/base/doctor/say-finding.ts'
import { DEFAULT_LOCALE, isLocale, type Locale, LOCALES } from '#shared/kernel/locale.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

const CODES: Record<FindingState, number> = { good: 0, warning: 1, wrong: 2, unknown: 3 }
const MARKS: Record<FindingState, string> = { good: '✓', warning: '!', wrong: '✗', unknown: '?' }

try {
  const { language, isForPrograms } = optionsFrom(process.argv.slice(2))
  const findings = await look()
  process.stdout.write(isForPrograms ? asJson(findings, language) : asText(findings, language))
  process.exit(CODES[worstOf(findings)])
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(CODES.unknown)
}

function optionsFrom(args: string[]): { language: Locale; isForPrograms: boolean } {
  const usage = `Use: npm run doctor [-- --json] [-- --language ${LOCALES.join('|')}]`
  try {
    const options = { json: { type: 'boolean' }, language: { type: 'string' } } as const
    const { json = false, language = DEFAULT_LOCALE } = parseArgs({ args, options }).values
    if (isLocale(language)) return { language, isForPrograms: json }
  } catch {
    // Said below.
  }
  throw new Error(usage)
}

async function look(): Promise<Finding[]> {
  let config
  try {
    config = loadConfig()
  } catch (error) {
    if (error instanceof SettingsError) return [found('settings', 'refused', { message: error.message })]
    throw error
  }
  lookAsOwnerOf(config.database.dataDir)
  const services = await openUnlessInUse(config)
  if (!services) {
    const findings = await askRunningShop(config)
    if (findings) return findings
  }
  return examine({
    config,
    seal: sealWith(config.secret),
    now: () => new Date(),
    shop: services && { database: services.database, newCtx: () => services.newCtx(services.log) },
  })
}

/** Root may do what the shop may not, and would leave files that the shop cannot use: so root looks as the data's owner. */
function lookAsOwnerOf(folder: string): void {
  if (process.getuid?.() !== 0 || !existsSync(folder)) return
  const { uid, gid } = statSync(folder)
  process.setgroups?.([gid])
  process.setgid?.(gid)
  process.setuid?.(uid)
}

/** The shop's services on its database as it is; undefined if the embedded one is not there, or of another process. */
async function openUnlessInUse(config: Config): Promise<Services | undefined> {
  const { url, dataDir } = config.database
  if (!url && !existsSync(`${dataDir}/postgres`)) return undefined
  try {
    return await openServices({ ...config, logLevel: 'silent' }, { isPrepared: true })
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return undefined
    throw error
  }
}

function worstOf(findings: Finding[]): FindingState {
  return FINDING_STATES.find((state) => findings.some((finding) => finding.state === state)) ?? 'good'
}

function asText(findings: Finding[], language: Locale): string {
  const { doctor } = textsOf(language).staff
  const lines = findings.map((finding) => {
    const { title, is, todo } = sayFinding(doctor, finding)
    return `${MARKS[finding.state]} ${title}: ${is}\n${todo ? `  → ${todo}\n` : ''}`
  })
  return `${lines.join('')}\n${sayCounts(doctor, findings)}\n`
}

function asJson(findings: Finding[], language: Locale): string {
  const { doctor } = textsOf(language).staff
  const told = findings.map((finding) => ({ ...finding, ...sayFinding(doctor, finding) }))
  return `${JSON.stringify({ state: worstOf(findings), findings: told }, null, 2)}\n`
}
