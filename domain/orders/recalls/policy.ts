import { requireAdmin, requireStaff } from '#domain/kernel/guards.ts'

/** Who may see a batch with its orders, and who may recall it: the buyers are told at once. */
export const policy = {
  getBatch: requireStaff,
  previewRecall: requireAdmin,
  recallBatch: requireAdmin,
}
