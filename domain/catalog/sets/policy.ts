import { requireAdmin, requireStaff } from '#domain/kernel/guards.ts'

/** Access rules for sets: what a product is made of is a fact of it, which admins decide. */
export const policy = {
  getSetForm: requireStaff,
  saveSetParts: requireAdmin,
}
