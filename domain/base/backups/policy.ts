import { confirmed, requireAdmin, requireStaff } from '#domain/kernel/guards.ts'

/** The rules for backups: all staff see how they went; all of the shop is in one, so admins alone have anything to do with them. */
export const policy = {
  askForBackup: requireAdmin,
  createBackupKey: confirmed(requireAdmin),
  downloadBackup: confirmed(requireAdmin),
  getBackupState: requireStaff,
  listBackups: requireAdmin,
  useBackupKey: confirmed(requireAdmin),
}
