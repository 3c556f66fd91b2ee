import { requireStaff } from '#domain/kernel/guards.ts'

/** Permissions for saved answers: they are written by those who answer messages. */
export const policy = {
  createSavedAnswer: requireStaff,
  deleteSavedAnswer: requireStaff,
  fillSavedAnswer: requireStaff,
  listSavedAnswers: requireStaff,
  updateSavedAnswer: requireStaff,
}
