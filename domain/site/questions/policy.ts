import { allowAnyone, requireShop, requireStaff } from '#domain/kernel/guards.ts'

/**
 * The rules for questions that nobody could answer: all staff look at them. They hold no mail address and no number,
 * but a name that somebody typed may stand in one.
 */
export const policy = {
  forgetQuestions: requireShop,
  listQuestions: requireStaff,
  markQuestion: requireStaff,
  recordQuestion: allowAnyone,
}
