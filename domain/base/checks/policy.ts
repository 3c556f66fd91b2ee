import { requireStaff, requireStaffOrShop } from '#domain/kernel/guards.ts'

/** The rules for the checks of the books: all staff, because they look after what was found. */
export const policy = {
  checkBooks: requireStaffOrShop,
  countFindings: requireStaff,
  listCheckRuns: requireStaffOrShop,
}
