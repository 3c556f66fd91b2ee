import { handlersOf } from '#domain/base/jobs/index.ts'
import type { JobHandlers } from '#domain/base/jobs/schemas.ts'
import { allJobs } from './all-jobs.ts'
import type { Lane } from './lane.ts'

/** The number of mails of a lane sent at a time. Mail services allow only a few connections. */
const MAILS_AT_A_TIME = 3

/**
 * The number of jobs of each lane that run at a time. Lanes run independently: codes and links never wait behind mails
 * about orders, nor those behind a mail to all guests of an event, a newsletter, or a payment provider that does not
 * answer.
 */
const LANES = {
  'account mails': MAILS_AT_A_TIME,
  // Mails about orders, and other jobs that somebody waits for.
  orders: MAILS_AT_A_TIME,
  // Strangers cause them: however many tables are changed, no order waits for them.
  'table mails': MAILS_AT_A_TIME,
  'table offers': 1,
  'event mails': MAILS_AT_A_TIME,
  // Strangers cause them: however many, no order waits for them.
  messages: 1,
  // They bring people back: hundreds at a time where many wait for one product.
  returning: MAILS_AT_A_TIME,
  payments: 1,
  // No refund waits for them, however many providers send.
  'payment notifications': 1,
  // They take minutes where a file is long, and hold up nothing else.
  catalogue: 1,
  search: 1,
  // A newsletter goes a batch at a time.
  newsletters: 1,
}
type Lanes = typeof LANES
declare module '#domain/base/jobs/schemas.ts' {
  interface JobLanes extends Lanes {}
}

/** The verb that does each kind of job. */
export const jobHandlers: JobHandlers = handlersOf(allJobs)

/** The lanes, with what runs in each. */
export const jobLanes: Lane[] = Object.entries(LANES).map(([name, parallel]) => {
  const jobs = Object.entries(allJobs).filter(([, { lane }]) => lane === name)
  return { name, parallel, handlers: handlersOf(Object.fromEntries(jobs)) }
})

/**
 * As many connections to the mail server as may be in use at a time: no mail waits for a connection. Three mails each of
 * five lanes and of a newsletter's batch, and one message. Counted by hand: of the lanes, nothing says which send mails,
 * and a batch is one job that sends three.
 */
export const MAIL_CONNECTIONS = 6 * MAILS_AT_A_TIME + 1
