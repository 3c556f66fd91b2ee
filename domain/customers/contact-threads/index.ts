/** People's messages to the shop and its answers, thread by thread, with the mails about them. */
export { addContactThreadNote } from './add-contact-thread-note.ts'
export { answerContactThread } from './answer-contact-thread.ts'
export { changeContactThreadState } from './change-contact-thread-state.ts'
export { contactMailJobs, recurringContactJobs } from './jobs.ts'
export { countOpenContactThreads } from './count-open-contact-threads.ts'
export { forgetContactThreads } from './forget-contact-threads.ts'
export { getContactForm } from './get-contact-form.ts'
export { getStaffContactThread } from './get-staff-contact-thread.ts'
export { getContactThread } from './get-contact-thread.ts'
export { listContactThreads } from './list-contact-threads.ts'
export { sendMessage } from './send-message.ts'
export {
  countContactThreadsOf,
  exportContactThreads,
  forgetContactThreadsOf,
  readContactThreadsOf,
} from './contact-threads-of.ts'
export { writeOn } from './write-on.ts'
