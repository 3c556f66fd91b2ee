import { bad, good } from '../../../../../base/doctor/said.ts'

type Space = { folder: string; free: string; total: string }
type Reason = { reason: string }
type Clock = { seconds: number }

/** Texts of the doctor on the machine, its settings and its clock. */
export const machine = {
  settings: {
    title: 'Settings',
    says: {
      live: ({ siteUrl }: { siteUrl: string }) => good(`The shop is live at ${siteUrl}.`),
      demo: () => good('This is the demo, for this computer only. With SITE_URL set, the rest is looked at.'),
      refused: ({ message }: { message: string }) =>
        bad(message, 'Correct them in the shop’s settings (such as /etc/krok.env), then start it.'),
    },
  },
  version: {
    title: 'Version',
    says: {
      known: ({ version, node }: { version: string; node: string }) =>
        good(`KROK ${version} on Node ${node}.`),
    },
  },
  'clock-database': {
    title: 'Clock and the database’s',
    says: {
      agrees: () => good('Both clocks agree.'),
      off: ({ seconds }: Clock) =>
        bad(
          `They are ${seconds} seconds apart.`,
          'Turn on time synchronisation on both: timedatectl set-ntp true.',
        ),
      far_off: ({ seconds }: Clock) =>
        bad(
          `They are ${seconds} seconds apart: codes, holds and openings end too early or too late.`,
          'Turn on time synchronisation on both: timedatectl set-ntp true.',
        ),
    },
  },
  'clock-world': {
    title: 'Clock and the world’s',
    says: {
      agrees: ({ host }: { host: string }) => good(`It agrees with ${host}.`),
      off: ({ host, seconds }: Clock & { host: string }) =>
        bad(
          `It is ${seconds} seconds away from ${host}.`,
          'Turn on time synchronisation: timedatectl set-ntp true.',
        ),
      far_off: ({ host, seconds }: Clock & { host: string }) =>
        bad(
          `It is ${seconds} seconds away from ${host}: codes, holds and openings end too early or too late.`,
          'Turn on time synchronisation: timedatectl set-ntp true.',
        ),
    },
  },
  'disk-data': {
    title: 'Disk of the data',
    says: {
      enough: ({ folder, free, total }: Space) => good(`${free} of ${total} are free at ${folder}.`),
      low: ({ folder, free, total }: Space) =>
        bad(
          `${free} of ${total} are free at ${folder}.`,
          'Delete old backups and logs, or take a larger disk.',
        ),
      full: ({ folder, free, total }: Space) =>
        bad(
          `${free} of ${total} are free at ${folder}: the shop is about to stop selling.`,
          'Make room now: delete old backups and logs, or take a larger disk.',
        ),
      shut: ({ folder, reason }: Reason & { folder: string }) =>
        bad(
          `The shop can’t write to ${folder}: ${reason}.`,
          'See that the folder of DATA_DIR is there and belongs to the user who runs the shop.',
        ),
    },
  },
  'disk-temporary': {
    title: 'Disk for temporary files',
    says: {
      enough: ({ folder, free, total }: Space) => good(`${free} of ${total} are free at ${folder}.`),
      low: ({ folder, free, total }: Space) =>
        bad(
          `${free} of ${total} are free at ${folder}.`,
          'Make room there, or name another folder with TMPDIR.',
        ),
      full: ({ folder, free, total }: Space) =>
        bad(
          `${free} of ${total} are free at ${folder}: uploads and backups will fail.`,
          'Make room there, or name another folder with TMPDIR.',
        ),
      shut: ({ folder, reason }: Reason & { folder: string }) =>
        bad(`The shop can’t write to ${folder}: ${reason}.`, 'Name another folder with TMPDIR.'),
    },
  },
  memory: {
    title: 'Memory',
    says: {
      enough: ({ free, total }: { free: string; total: string }) => good(`${free} of ${total} are free.`),
      low: ({ free, total }: { free: string; total: string }) =>
        bad(`${free} of ${total} are free.`, 'Stop what else runs there, or take a larger machine.'),
      out: ({ free, total }: { free: string; total: string }) =>
        bad(
          `${free} of ${total} are free: the system may end the shop at any moment.`,
          'Stop what else runs there, or take a larger machine.',
        ),
    },
  },
}
