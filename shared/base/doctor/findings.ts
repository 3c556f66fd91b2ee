import type { doctor } from '../../messages/en/base/admin/doctor.ts'

type Texts = (typeof doctor)['findings']

/** A thing that the doctor looks at. */
export type FindingId = keyof Texts
/** A word for what can be found there. */
export type Word<Id extends FindingId> = keyof Texts[Id]['says'] & string
type Values = Finding['values']
/** The values that a text names, if any. */
type ValuesOf<Text> = Text extends () => unknown
  ? []
  : Text extends (values: infer V extends Values) => unknown
    ? [V]
    : never

/** The worst first, as people read them. */
export const FINDING_STATES = ['wrong', 'warning', 'unknown', 'good'] as const
/** `unknown`: it could not be looked at. */
export type FindingState = (typeof FINDING_STATES)[number]

/** The finding about one thing. `says` is the key of its text, `values` are what the text names; none of them is secret. */
export type Finding = {
  id: FindingId
  state: FindingState
  says: string
  values: Readonly<Record<string, string | number>>
}

/** The reason that something could not be looked at: one of the doctor's own reasons, or the words of an error. */
export type UnseenReason = keyof (typeof doctor)['reasons']

/** Everything that can be found, and how bad it is. */
const STATES: { [Id in FindingId]: Record<Word<Id>, Exclude<FindingState, 'unknown'>> } = {
  settings: { live: 'good', demo: 'good', refused: 'wrong' },
  version: { known: 'good' },
  database: { answers: 'good', embedded: 'good', old: 'wrong', away: 'wrong', empty: 'warning' },
  'database-letters': { known: 'good', unknown_letters: 'wrong' },
  'database-rights': { right: 'good', superuser: 'warning', not_owner: 'wrong', no_roles: 'wrong' },
  'database-tables': { current: 'good', behind: 'warning' },
  'database-connections': { enough: 'good', few: 'warning', none: 'wrong' },
  'database-standby': { follows: 'good', missing: 'warning', awaited: 'wrong' },
  'database-replica': { current: 'good', behind: 'warning', away: 'warning', is_none: 'wrong' },
  'clock-database': { agrees: 'good', off: 'warning', far_off: 'wrong' },
  'clock-world': { agrees: 'good', off: 'warning', far_off: 'wrong' },
  'disk-data': { enough: 'good', low: 'warning', full: 'wrong', shut: 'wrong' },
  'disk-temporary': { enough: 'good', low: 'warning', full: 'wrong', shut: 'wrong' },
  memory: { enough: 'good', low: 'warning', out: 'wrong' },
  site: { ready: 'good', not_ready: 'wrong', away: 'wrong', elsewhere: 'wrong' },
  host: { kept: 'good', changed: 'wrong' },
  proxies: { right: 'good', too_many_trusted: 'wrong', too_few_trusted: 'wrong', silent: 'wrong' },
  tls: { valid: 'good', ends_soon: 'warning', ended: 'wrong', untrusted: 'wrong', none: 'warning' },
  'mail-server': { accepts: 'good', away: 'wrong', no_tls: 'wrong', refused: 'wrong' },
  'mail-spf': { there: 'good', missing: 'warning', several: 'wrong' },
  'mail-dkim': { there: 'good', missing: 'warning' },
  'mail-dmarc': { there: 'good', missing: 'warning' },
  storage: { works: 'good', full: 'wrong', forbidden: 'wrong', unavailable: 'wrong' },
  'storage-public': { open: 'good', shut: 'wrong' },
  payments: { arrive: 'good', transfers: 'good', blocked: 'wrong' },
  backups: { proved: 'good', unproved: 'warning', late: 'wrong', none: 'warning', off: 'warning' },
  'jobs-waiting': { prompt: 'good', late: 'warning', stuck: 'wrong' },
  'jobs-failed': { none: 'good', some: 'warning' },
}

/** Everything that can be found: each has a test that causes it. */
export const ALL_FINDINGS = Object.entries(STATES).flatMap(([id, words]) =>
  Object.keys(words).map((says) => `${id} ${says}`),
)

/** A finding with the values that its text names. */
export function found<Id extends FindingId, Says extends Word<Id>>(
  id: Id,
  says: Says,
  ...values: ValuesOf<Texts[Id]['says'][Says]>
): Finding {
  // One at most, which the compiler does not see before it knows the text.
  const [named = {}] = values as [Values?]
  return { id, state: STATES[id][says], says, values: named }
}

/** The finding that something could not be looked at. */
export function unseen(id: FindingId, reason: UnseenReason | { error: string }): Finding {
  const values = typeof reason === 'string' ? { reason } : { error: reason.error }
  return { id, state: 'unknown', says: 'unseen', values }
}

/** True for what `found` and `unseen` make: a finding may come from another process. */
export function isFinding(value: unknown): value is Finding {
  if (typeof value !== 'object' || value === null) return false
  const { id, says } = value as Partial<Finding>
  return says === 'unseen' ? Object.hasOwn(STATES, id ?? '') : ALL_FINDINGS.includes(`${id} ${says}`)
}

/** The findings of one time, the worst first. */
export type Look = { at: Date; findings: Finding[] }
