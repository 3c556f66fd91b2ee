import { bad, good } from '../../../../../base/doctor/said.ts'

type Reason = { reason: string }
type Clock = { seconds: number }

/** Texts of the doctor on the database. */
export const database = {
  database: {
    title: 'Database',
    says: {
      answers: ({ version }: { version: string }) => good(`PostgreSQL ${version} answers.`),
      embedded: ({ version }: { version: string }) =>
        good(`The embedded database answers (PostgreSQL ${version}).`),
      old: ({ version }: { version: string }) =>
        bad(`PostgreSQL ${version} is too old.`, 'Move to PostgreSQL 15 or newer.'),
      away: ({ reason }: Reason) =>
        bad(
          `The database doesn’t answer: ${reason}.`,
          'See that PostgreSQL runs, and that DATABASE_URL names it with the right user and password.',
        ),
      empty: ({ folder }: { folder: string }) =>
        bad(
          `There is no shop in ${folder} yet.`,
          'Start the shop once; if there should be one, DATA_DIR names another folder.',
        ),
    },
  },
  'database-letters': {
    title: 'Thai letters in the database',
    says: {
      known: ({ encoding, locale }: { encoding: string; locale: string }) =>
        good(`Encoding ${encoding}, locale ${locale}.`),
      unknown_letters: ({ encoding, locale }: { encoding: string; locale: string }) =>
        bad(
          `Encoding ${encoding}, locale ${locale}: Thai letters don’t count as letters, so the shop won’t start and search finds nothing.`,
          'Make a new database with: createdb krok --template=template0 --encoding=UTF8 --lc-ctype=C.UTF-8, and restore a backup into it.',
        ),
    },
  },
  'database-rights': {
    title: 'Rights in the database',
    says: {
      right: ({ user }: { user: string }) => good(`${user} owns the database and is no superuser.`),
      superuser: ({ user }: { user: string }) =>
        bad(
          `${user} is a superuser: more than the shop needs.`,
          `As a superuser of another name: alter role "${user}" nosuperuser createrole.`,
        ),
      not_owner: ({ user }: { user: string }) =>
        bad(
          `${user} doesn’t own the database, so an upgrade can’t change its tables.`,
          `As a superuser: alter database … owner to "${user}".`,
        ),
      no_roles: ({ user }: { user: string }) =>
        bad(
          `${user} may not create roles, and doesn’t have those that the shop needs.`,
          `As a superuser: alter role "${user}" createrole.`,
        ),
    },
  },
  'database-tables': {
    title: 'Tables of this release',
    says: {
      current: () => good('The tables are those of this release.'),
      behind: () =>
        bad(
          'The tables are of an older release.',
          'Make a backup and start the shop: it brings them up to date.',
        ),
    },
  },
  'database-connections': {
    title: 'Connections left',
    says: {
      enough: ({ left, most }: { left: number; most: number }) => good(`${left} of ${most} are free.`),
      few: ({ left, most }: { left: number; most: number }) =>
        bad(
          `${left} of ${most} are free: another process of the shop needs 11.`,
          'Raise max_connections, or stop what else uses the database.',
        ),
      none: ({ left, most }: { left: number; most: number }) =>
        bad(
          `${left} of ${most} are free: the shop will have to turn people away.`,
          'Raise max_connections, or stop what else uses the database.',
        ),
    },
  },
  'database-standby': {
    title: 'Standby',
    says: {
      follows: ({ count }: { count: number }) =>
        good(count === 1 ? 'One standby follows.' : `${count} standbys follow.`),
      missing: () =>
        bad(
          'DATABASE_URL names several servers, and none follows the primary.',
          'Start the standby, or set it up again: nothing would take over now.',
        ),
      awaited: () =>
        bad(
          'PostgreSQL waits for a standby that isn’t there: no order can be placed.',
          'Start the standby, or take it out of synchronous_standby_names and reload.',
        ),
    },
  },
  'database-replica': {
    title: 'Replica',
    says: {
      current: () => good('The replica has all that the primary has.'),
      behind: ({ seconds }: Clock) =>
        bad(
          `The replica is ${seconds} seconds behind, so public pages are read from the primary.`,
          'Look at the network between them and at what keeps the replica busy.',
        ),
      away: ({ reason }: Reason) =>
        bad(
          `The replica doesn’t answer: ${reason}. Public pages are read from the primary.`,
          'Start it, or correct DATABASE_REPLICA_URL.',
        ),
      is_none: () =>
        bad(
          'The server of DATABASE_REPLICA_URL follows nobody, so it isn’t read.',
          'Set it up as a replica again, or take the setting away.',
        ),
    },
  },
}
