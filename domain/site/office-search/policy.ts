import { requireStaff } from '#domain/kernel/guards.ts'

/** Access rules for the search of the office. What is found has its own rules, too. */
export const policy = {
  searchOffice: requireStaff,
}
