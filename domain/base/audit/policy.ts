import { allowAnyone, requireAdmin, requireShop } from '#domain/kernel/guards.ts'

/** Who may do what with the records: nobody changes them, and only time deletes what is kept for a time. */
export const policy = {
  forgetSecurityEvents: requireShop,
  listAudit: requireAdmin,
  listSecurityEvents: requireAdmin,
  recordRefusedAccess: allowAnyone,
}
