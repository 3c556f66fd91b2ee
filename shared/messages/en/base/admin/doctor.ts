import { bad } from '../../../../base/doctor/said.ts'
import { database } from './doctor/database.ts'
import { machine } from './doctor/machine.ts'
import { services } from './doctor/services.ts'
import { wayIn } from './doctor/way-in.ts'

/** Texts of `npm run doctor` and its page in the office: what is looked at, and what can be found there. */
export const doctor = {
  title: 'Doctor',
  hint: 'Looks at what the shop stands on: database, disk, clock, the way in, emails, storage, payments, background work. It changes nothing.',
  again: 'Look again',
  lookedAt: (when: string) => `Looked ${when}`,
  states: { good: 'Good', warning: 'Warning', wrong: 'Wrong', unknown: 'Not seen' },
  summary: {
    good: 'All is well',
    warning: (count: number) => (count === 1 ? '1 thing to look after' : `${count} things to look after`),
    wrong: (count: number) => (count === 1 ? '1 thing is wrong' : `${count} things are wrong`),
    unknown: (count: number) =>
      count === 1 ? '1 thing could not be looked at' : `${count} things could not be looked at`,
  },
  toDo: 'To do',
  list: { rest: 'What needs you', good: 'What is good' },
  unseen: (reason: string) =>
    bad(`Could not be looked at: ${reason}.`, 'Look again; if it stays, look at what the shop logs.'),
  reasons: {
    time: 'no answer in time',
    demo: 'the demo’s database belongs to its process, and its page in the office sees it',
    closed: 'the database could not be opened here',
    process: 'the process that has the data did not answer',
  },
  findings: { ...machine, ...database, ...wayIn, ...services },
}
