import { requireAdmin, requireStaff } from '#domain/kernel/guards.ts'

/** Permissions to see a batch with its orders, and to recall it: the buyers are told at once. */
export const policy = {
  getBatch: requireStaff,
  previewRecall: requireAdmin,
  recallBatch: requireAdmin,
}
