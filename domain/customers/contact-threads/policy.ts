import { allowAnyone, requireShop, requireStaff } from '#domain/kernel/guards.ts'

/** Permissions for messages: anybody writes, a thread's link lets one read it and write on, staff answer. */
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
