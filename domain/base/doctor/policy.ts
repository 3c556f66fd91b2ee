import { requireAdmin } from '#domain/kernel/guards.ts'

/** The rules for the doctor: admins, because it names servers and folders. */
export const policy = {
  examineShop: requireAdmin,
}
