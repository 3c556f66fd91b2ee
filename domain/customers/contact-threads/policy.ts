import { allowAnyone, requireShop, requireStaff } from '#domain/kernel/guards.ts'

/** Permissions for messages: anybody writes, whoever has a thread's link reads and writes on, staff answer. */
export const policy = {
  addContactThreadNote: requireStaff,
  answerContactThread: requireStaff,
  changeContactThreadState: requireStaff,
  countOpenContactThreads: requireStaff,
  forgetContactThreads: requireShop,
  getContactForm: allowAnyone,
  getStaffContactThread: requireStaff,
  getContactThread: allowAnyone,
  listContactThreads: requireStaff,
  sendMessage: allowAnyone,
  writeOn: allowAnyone,
}
