import type { RestoreRefusal } from '../../../../base/backup-error.ts'

export const setup = {
  title: 'Set up the shop',
  text: 'This shop has no admin yet. Enter the set-up token to become the first.',
  token: 'Set-up token',
  tokenHint: 'The server printed it when it started. It works once.',
  submit: 'Become admin',
  wrong: 'That’s not the set-up token. Copy it again from what the server printed.',
  comeBack: 'Or come back from a backup',
  comeBackText:
    'Is this a new server for a shop you already had? Choose its newest backup. It is opened and checked first, then takes the place of this empty shop, with everything in it: products, orders, people and pictures.',
  key: 'Secret half of the key',
  keyHint:
    'One line that begins with AGE-SECRET-KEY-1. It opens the backup, and is kept nowhere. Leave it empty if the backup isn’t sealed.',
  backup: 'Backup file',
  backupHint:
    'Of this release or an older one, which is brought up to date, and of the same kind of database.',
  restore: 'Bring the shop back',
  restoreHint:
    'This can take some minutes; keep the page open. The account you made here goes: sign in afterwards with one of the shop that comes back.',
  faults: {
    bad_key:
      'That isn’t a whole secret key. It’s one line that begins with AGE-SECRET-KEY-1: look for a letter that’s mistyped or missing.',
    wrong_key:
      'This key doesn’t open the backup, which was sealed to another one. Backups from before a change of keys need the older key.',
    no_key: 'The backup is sealed: enter the secret half of its key.',
    damaged:
      'The file is damaged or isn’t whole, or isn’t a backup. Nothing was changed: download it again, or take an older one.',
    no_backup: 'This isn’t a backup of a KROK shop.',
    newer: 'The backup is of a newer release: install that one here, then come back.',
    other_engine:
      'The backup is of the other kind of database: a shop on PostgreSQL comes back to PostgreSQL, one without to one without.',
    no_room:
      'There is too little room on the server’s disk: the backup needs about four times its size. Nothing was changed.',
    not_empty: 'This shop has an admin by now, so it isn’t empty any more. Nothing was changed.',
    failed: 'The backup wasn’t restored, and this shop is as it was. The server’s log says more.',
  } satisfies Record<RestoreRefusal | 'failed', string>,
  back: 'The shop is back',
  backText: (when: string) =>
    `It is as it was on ${when}, and starts again just now. In half a minute, sign in with your account of that time: everybody has to.`,
  backFindings: (count: number) =>
    count === 1
      ? '1 entry of its books doesn’t agree: look at the checks of the books in the office.'
      : `${count} entries of its books don’t agree: look at the checks of the books in the office.`,
  signIn: 'Sign in',
  backLeft:
    'Where nothing starts the shop automatically, start it now. Erase again whom somebody asked to have erased since.',
}
