import type { BackupFault } from '#shared/base/backup-faults.ts'
import type { SettingsGroup } from '#shared/base/settings/groups.ts'
import { CHALLENGE_MINUTES, type ChallengeType } from '#shared/accounts/challenge.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import { localizedPath } from '#shared/kernel/locale.ts'
import { textsOf } from '#shared/messages/texts-of.ts'
import type { Addressee } from '../accounts/index.ts'
import type { Shop } from '#domain/base/settings/schemas.ts'
import { asOneLine, type Block, composeMail, type Mail, type Row } from '#domain/base/mails/index.ts'
import { accountTexts } from './texts.ts'

/*
 * Only mails to a verified address, or to somebody whom staff registered, contain a name: otherwise anybody could sign
 * up with a stranger's address and have the shop mail them a sentence in place of a name. No subject contains one.
 */

/** The code of a sign-in or of a password change. Not in the subject, which locked screens show. */
export function codeMail(
  { code, type, ...addressee }: Addressee & { code: string; type: ChallengeType },
  shop: Shop,
): Mail {
  const texts = accountTexts[addressee.locale]
  const { subject, intro, notYou } = texts.code[type]
  return toMail(addressee, shop, {
    subject,
    blocks: [
      ...greeting(addressee),
      { kind: 'paragraph', text: intro },
      { kind: 'code', text: code },
      { kind: 'small', text: texts.code.life(CHALLENGE_MINUTES) },
      { kind: 'heading', text: texts.notYou },
      { kind: 'paragraph', text: notYou },
      toSignIn(addressee, shop),
    ],
  })
}

/** The link that verifies an address. */
export function verificationMail({ token, ...addressee }: Addressee & { token: string }, shop: Shop): Mail {
  const { subject, intro, action, life, notYou } = accountTexts[addressee.locale].verification
  return toMail(addressee, shop, {
    subject,
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'button', text: action, url: urlOf(addressee, shop, '/auth/verify-email', { token }) },
      { kind: 'small', text: life },
      { kind: 'small', text: notYou },
    ],
  })
}

/** Tells the owner of an address that somebody tried to sign up with it; the sign-up page does not reveal that. */
export function accountExistsMail(addressee: Addressee, shop: Shop): Mail {
  const { subject, intro, ifYou, ifNotYou } = accountTexts[addressee.locale].accountExists
  return toMail(addressee, shop, {
    subject,
    blocks: [
      ...greeting(addressee),
      { kind: 'paragraph', text: intro },
      { kind: 'paragraph', text: ifYou },
      toSignIn(addressee, shop),
      { kind: 'small', text: ifNotYou },
    ],
  })
}

/** The link to set a new password. */
export function passwordResetMail({ token, ...addressee }: Addressee & { token: string }, shop: Shop): Mail {
  const { subject, intro, action, life, notYou } = accountTexts[addressee.locale].reset
  return toMail(addressee, shop, {
    subject,
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'button', text: action, url: passwordUrl(addressee, shop, token) },
      { kind: 'small', text: life },
      { kind: 'small', text: notYou },
    ],
  })
}

/** Says that the password was changed, and what to do if somebody else changed it. */
export function passwordChangedMail(addressee: Addressee, shop: Shop): Mail {
  const texts = accountTexts[addressee.locale]
  const { subject, intro, notYou } = texts.passwordChanged
  return toMail(addressee, shop, {
    subject,
    blocks: [
      ...greeting(addressee),
      { kind: 'paragraph', text: intro },
      { kind: 'heading', text: texts.notYou },
      { kind: 'paragraph', text: notYou(shop.email, shop.phone) },
      toSignIn(addressee, shop),
    ],
  })
}

/** Greets a customer who has just verified their address. */
export function welcomeMail(addressee: Addressee, shop: Shop): Mail {
  const texts = accountTexts[addressee.locale].welcome
  const blocks: Block[] = [
    { kind: 'paragraph', text: texts.intro },
    { kind: 'paragraph', text: texts.tonight },
    { kind: 'button', text: texts.action, url: urlOf(addressee, shop, '/shop') },
  ]
  return toMail(addressee, shop, {
    subject: texts.subject,
    blocks,
    opening: texts.title(asOneLine(addressee.firstName)),
    picture: 'flatlay',
  })
}

/** The link by which a customer whom staff registered sets a password. */
export function invitationMail({ token, ...addressee }: Addressee & { token: string }, shop: Shop): Mail {
  const { subject, intro, action, life, notYou } = accountTexts[addressee.locale].invitation
  return toMail(addressee, shop, {
    subject,
    blocks: [
      ...greeting(addressee),
      { kind: 'paragraph', text: intro },
      { kind: 'button', text: action, url: passwordUrl(addressee, shop, token) },
      { kind: 'small', text: life },
      { kind: 'small', text: notYou(shop.email, shop.phone) },
    ],
  })
}

/** A state that a group of settings was given, or a planned one that was withdrawn, and by whom. */
type ChangedSettings = {
  isWithdrawn: boolean
  group: SettingsGroup
  value: object
  effectiveFrom: Date
  firstName: string | null
  lastName: string | null
}

/** Tells the team where money goes or mails come from now, and what to do if none of them changed it. */
export function settingsChangedMail(
  { changed, ...addressee }: Addressee & { changed: ChangedSettings },
  shop: Shop,
): Mail {
  const { group, value, effectiveFrom, isWithdrawn } = changed
  const texts = accountTexts[addressee.locale].settingsChanged
  const happened = isWithdrawn ? texts.withdrawn : texts
  const who = asOneLine(`${changed.firstName ?? ''} ${changed.lastName ?? ''}`).trim()
  return toMail(addressee, shop, {
    subject: isIn(happened.subjects, group) ? happened.subjects[group] : happened.subjects.mail,
    blocks: [
      ...greeting(addressee),
      {
        kind: 'facts',
        rows: [
          ...Object.entries(value).flatMap(([name, text]: [string, unknown]): Row[] =>
            isIn(texts.fields, name) ? [[texts.fields[name], asOneLine(String(text))]] : [],
          ),
          [happened.from, formatDateTime(effectiveFrom, addressee.locale)],
          ...(who ? [[happened.by, who] satisfies Row] : []),
        ],
      },
      { kind: 'heading', text: texts.notYou },
      { kind: 'paragraph', text: texts.whatToDo },
      { kind: 'button', text: texts.action, url: urlOf(addressee, shop, '/admin/settings') },
    ],
  })
}

type FailedBackup = {
  fault: BackupFault | null
  detail: string | null
  madeAt: Date | null
  /** When the newest good one was made; null if there is none. */
  lastMadeAt: Date | null
}

/** Tells an admin that the night has brought no good backup, and why. */
export function backupFailedMail(
  { failed, ...addressee }: Addressee & { failed: FailedBackup },
  shop: Shop,
): Mail {
  const { locale } = addressee
  const { fault, detail, madeAt, lastMadeAt } = failed
  const texts = accountTexts[locale].backupFailed
  return toMail(addressee, shop, {
    subject: !madeAt ? texts.notMade : fault ? texts.notProved : texts.findings,
    blocks: [
      ...greeting(addressee),
      {
        kind: 'facts',
        rows: [
          ...(fault ? [[texts.why, textsOf(locale).staff.backups.faults[fault]] satisfies Row] : []),
          ...(detail ? [[texts.detail, asOneLine(detail)] satisfies Row] : []),
          [texts.last, lastMadeAt ? formatDateTime(lastMadeAt, locale) : texts.never],
        ],
      },
      { kind: 'paragraph', text: texts.whatToDo },
      { kind: 'button', text: texts.action, url: urlOf(addressee, shop, '/admin/backups') },
    ],
  })
}

/** A mail opens with its subject unless it has an `opening`. */
type Content = { subject: string; blocks: Block[]; opening?: string; picture?: 'flatlay' }

function toMail({ email, locale }: Addressee, shop: Shop, { opening, ...content }: Content): Mail {
  return composeMail({ to: email, locale, opening: opening ?? content.subject, ...content, shop })
}

function greeting({ firstName, locale }: Addressee): Block[] {
  const name = asOneLine(firstName)
  return name ? [{ kind: 'paragraph', text: accountTexts[locale].greeting(name) }] : []
}

function toSignIn(addressee: Addressee, shop: Shop): Block {
  return {
    kind: 'button',
    text: accountTexts[addressee.locale].toSignIn,
    url: urlOf(addressee, shop, '/auth'),
  }
}

function passwordUrl(addressee: Addressee, shop: Shop, token: string): string {
  return urlOf(addressee, shop, '/auth', { mode: 'reset', token })
}

function urlOf({ locale }: Addressee, shop: Shop, path: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString()
  return `${shop.siteUrl}${localizedPath(path, locale)}${search && `?${search}`}`
}

function isIn<Key extends string>(labels: Record<Key, string>, name: string): name is Key {
  return Object.hasOwn(labels, name)
}
