import { requireAdmin } from '#domain/kernel/guards.ts'

/** Permissions for the list of products as a form: prices are an admin's. */
export const policy = {
  editProductRows: requireAdmin,
}
