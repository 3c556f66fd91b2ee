import { bad, good } from '../../../../../base/doctor/said.ts'
import { formatDateTime } from '../../../../../kernel/dates.ts'

type Reason = { reason: string }
type Made = { made: string }
const when = (text: string) => formatDateTime(new Date(text), 'en')

/** Texts of the doctor on what the shop uses, and its background work. */
export const services = {
  'mail-server': {
    title: 'Email server',
    says: {
      accepts: ({ host }: { host: string }) => good(`${host} lets the shop in.`),
      away: ({ host, reason }: Reason & { host: string }) =>
        bad(
          `${host} doesn’t answer: ${reason}.`,
          'Look at the name and port in SMTP_URL. Many providers of machines block port 25: use 465 or 587.',
        ),
      no_tls: ({ host }: { host: string }) =>
        bad(
          `${host} doesn’t offer TLS, so the shop sends nothing.`,
          'Use its port with TLS (smtps://…:465). Inside a private network, add ?requireTLS=false to SMTP_URL.',
        ),
      refused: ({ host, reason }: Reason & { host: string }) =>
        bad(
          `${host} refuses the sign-in: ${reason}.`,
          'Correct user and password in SMTP_URL; write @, /, : and % in them with percent signs.',
        ),
    },
  },
  'mail-spf': {
    title: 'SPF',
    says: {
      there: ({ domain }: { domain: string }) => good(`${domain} says who may send for it.`),
      missing: ({ domain }: { domain: string }) =>
        bad(
          `${domain} doesn’t say who may send for it: emails may land in spam.`,
          'Add the TXT record that your email provider gives you, such as "v=spf1 include:… ~all".',
        ),
      several: ({ domain }: { domain: string }) =>
        bad(`${domain} has more than one SPF record, so none counts.`, 'Put all of it into one TXT record.'),
    },
  },
  'mail-dkim': {
    title: 'DKIM',
    says: {
      there: ({ domain }: { domain: string }) =>
        good(`${domain} has keys for signatures. Whether emails are signed, a test email to yourself shows.`),
      missing: ({ domain }: { domain: string }) =>
        bad(
          `${domain} has no keys for signatures: emails may land in spam.`,
          'Turn on DKIM at your email provider, and add the record that it gives you.',
        ),
    },
  },
  'mail-dmarc': {
    title: 'DMARC',
    says: {
      there: ({ domain, policy }: { domain: string; policy: string }) =>
        good(`${domain} says what happens to forged emails: ${policy}.`),
      missing: ({ domain }: { domain: string }) =>
        bad(
          `${domain} doesn’t say what happens to forged emails: large providers may refuse newsletters.`,
          'Add a TXT record at _dmarc, such as "v=DMARC1; p=none; rua=mailto:…".',
        ),
    },
  },
  storage: {
    title: 'Uploaded pictures',
    says: {
      works: ({ place }: { place: string }) => good(`A file was written, read and deleted in ${place}.`),
      full: ({ place, reason }: Reason & { place: string }) =>
        bad(`There is no room in ${place}: ${reason}.`, 'Make room, or raise the limit of the bucket.'),
      forbidden: ({ place, reason }: Reason & { place: string }) =>
        bad(
          `The shop is not let into ${place}: ${reason}.`,
          'The key of STORAGE_URL needs to put, get, delete and list; a folder belongs to the user who runs the shop.',
        ),
      unavailable: ({ place, reason }: Reason & { place: string }) =>
        bad(
          `${place} doesn’t do what it is asked: ${reason}.`,
          'Look at STORAGE_URL, and whether the service is up.',
        ),
    },
  },
  'storage-public': {
    title: 'Where browsers fetch pictures',
    says: {
      open: ({ address }: { address: string }) => good(`${address} sends what the shop stores.`),
      shut: ({ address, reason }: Reason & { address: string }) =>
        bad(
          `${address} doesn’t send what the shop stores: ${reason}.`,
          'Let strangers read below pictures/ there, or take STORAGE_PUBLIC_URL away.',
        ),
    },
  },
  payments: {
    title: 'Payment notifications',
    says: {
      arrive: ({ names }: { names: string }) => good(`${names} can reach the shop.`),
      transfers: () => good('The shop takes bank transfers only: nobody has to reach it.'),
      blocked: ({ names, address, reason }: Reason & { names: string; address: string }) =>
        bad(
          `What ${names} sends to ${address} doesn’t reach the shop: ${reason}. Paid orders stay unpaid.`,
          'Let the proxy and any protection in front pass POST requests to /webhooks/ unchanged.',
        ),
    },
  },
  backups: {
    title: 'Backups',
    says: {
      proved: ({ made }: Made) => good(`The newest, of ${when(made)}, was restored and checked.`),
      unproved: ({ made }: Made) =>
        bad(
          `The newest is of ${when(made)}, but for a day and a half none was restored and checked.`,
          'See why under /admin/backups.',
        ),
      late: ({ made }: Made) =>
        bad(
          `The newest is of ${when(made)}: the last night’s is missing.`,
          'See why under /admin/backups, and make one.',
        ),
      none: () => bad('None has been made yet.', 'Make one under /admin/backups, or wait for the night.'),
      off: () =>
        bad('The shop makes none.', 'Turn them on under /admin/settings, unless something else makes them.'),
    },
  },
  'jobs-waiting': {
    title: 'Background work',
    says: {
      prompt: () => good('Nothing is late.'),
      late: ({ kind, minutes }: { kind: string; minutes: number }) =>
        bad(
          `${kind} has been due for ${minutes} minutes.`,
          'Look again in a while; if it grows, look at what the shop logs.',
        ),
      stuck: ({ kind, minutes }: { kind: string; minutes: number }) =>
        bad(
          `${kind} has been due for ${minutes} minutes: nobody does the work.`,
          'See that a process of the shop runs, and restart it.',
        ),
    },
  },
  'jobs-failed': {
    title: 'Work that was given up',
    says: {
      none: () => good('None in the last week.'),
      some: ({ count, kinds }: { count: number; kinds: string }) =>
        bad(
          count === 1 ? `1 job in the last week: ${kinds}.` : `${count} jobs in the last week: ${kinds}.`,
          'Look in the log for “job failed for good”, which says why.',
        ),
    },
  },
}
