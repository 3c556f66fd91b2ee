import { confirmed, requireAdmin } from '#domain/kernel/guards.ts'

/** Permissions for requests for one's data, or for its deletion: a whole life in one file is for admins. */
export const policy = {
  eraseCustomer: confirmed(requireAdmin),
  eraseGuest: confirmed(requireAdmin),
  exportCustomer: confirmed(requireAdmin),
  exportGuest: confirmed(requireAdmin),
  findGuest: requireAdmin,
}
