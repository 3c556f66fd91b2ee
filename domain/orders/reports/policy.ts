import { requireStaff } from '#domain/kernel/guards.ts'

/** Permissions for reports: all staff read them, and see every order and its total anyway. */
export const policy = {
  getFirstSteps: requireStaff,
  getSales: requireStaff,
  getWork: requireStaff,
}
