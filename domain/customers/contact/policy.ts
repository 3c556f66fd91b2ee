import { allowAnyone, requireShop, requireStaff } from '#domain/kernel/guards.ts'

/** Who may do what with messages: anybody writes, whoever has a thread's link reads and writes on, staff answer. */
export const policy = {
  addThreadNote: requireStaff,
  answerThread: requireStaff,
  changeThreadState: requireStaff,
  countOpenThreads: requireStaff,
  forgetThreads: requireShop,
  getContactForm: allowAnyone,
  getStaffThread: requireStaff,
  getThread: allowAnyone,
  listThreads: requireStaff,
  sendMessage: allowAnyone,
  writeOn: allowAnyone,
}
