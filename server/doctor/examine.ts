import { setTimeout } from 'node:timers/promises'
import { type Finding, type FindingId, FINDING_STATES, found, unseen } from '#shared/base/doctor/findings.ts'
import { SECOND } from '#shared/kernel/durations.ts'
import { lookAtBackups } from './backups.ts'
import { lookAtClock } from './clock.ts'
import { lookAtDatabase } from './database.ts'
import { lookAtJobs } from './jobs.ts'
import { lookAtMachine } from './machine.ts'
import { lookAtMailServer, lookAtSender } from './mail.ts'
import { lookAtPayments } from './payments.ts'
import { lookAtReplica } from './postgres.ts'
import { reasonFor } from './reason.ts'
import { lookAtSite } from './site.ts'
import { lookAtStorage } from './storage.ts'
import type { Surroundings } from './surroundings.ts'
import { lookAtTls } from './tls.ts'
import { lookAtVersion } from './version.ts'

/** Each look has its own limits below it; this one is for what has none. All of it is over within 10 s. */
const LOOK_MS = 7 * SECOND

type LookAt = (at: Surroundings) => Promise<Finding[]>

/** All looks, by the first finding of each. */
const LOOKS: [FindingId, LookAt][] = [
  ['settings', lookAtSettings],
  ['version', lookAtVersion],
  ['database', lookAtDatabase],
  ['database-replica', lookAtReplica],
  ['clock-world', lookAtClock],
  ['disk-data', lookAtMachine],
  ['site', lookAtSite],
  ['tls', lookAtTls],
  ['mail-server', lookAtMailServer],
  ['mail-spf', lookAtSender],
  ['storage', lookAtStorage],
  ['payments', lookAtPayments],
  ['backups', lookAtBackups],
  ['jobs-waiting', lookAtJobs],
]

/** Looks at everything in parallel, within 10 s. Asks only addresses of the settings, and changes nothing. The worst comes first. */
export async function examine(at: Surroundings): Promise<Finding[]> {
  const findings = await Promise.all(LOOKS.map(([id, look]) => withinTime(id, look(at))))
  return findings.flat().toSorted((a, b) => rankOf(a) - rankOf(b))
}

function rankOf({ state }: Finding): number {
  return FINDING_STATES.indexOf(state)
}

async function withinTime(id: FindingId, looking: Promise<Finding[]>): Promise<Finding[]> {
  try {
    const timer = new AbortController()
    const late = setTimeout(LOOK_MS, [unseen(id, 'time')], { signal: timer.signal, ref: false })
    return await Promise.race([looking, late]).finally(() => timer.abort())
  } catch (error) {
    return [unseen(id, { error: reasonFor(error) })]
  }
}

async function lookAtSettings({ config }: Surroundings): Promise<Finding[]> {
  const { isDemo, siteUrl } = config
  return [isDemo ? found('settings', 'demo') : found('settings', 'live', { siteUrl })]
}
