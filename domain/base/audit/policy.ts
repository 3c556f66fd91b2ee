import { allowAnyone, requireAdmin, requireShop } from '#domain/kernel/guards.ts'

/** The rules for the records: nobody changes them, and only time deletes what is kept for a time. */
export const policy = {
  forgetSecurityEvents: requireShop,
  listAudit: requireAdmin,
  listSecurityEvents: requireAdmin,
  recordRefusedAccess: allowAnyone,
}
