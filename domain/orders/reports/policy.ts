import { requireStaff } from '#domain/kernel/guards.ts'

/** Who may read reports: all staff, who see every order and its total anyway. */
export const policy = {
  getFirstSteps: requireStaff,
  getSales: requireStaff,
  getWork: requireStaff,
}
