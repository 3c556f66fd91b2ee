import { requireStaff } from '#domain/kernel/guards.ts'

/** Permissions for transfers on the shop's bank account: those who may record one transfer may record many. */
export const policy = {
  listDueTransfers: requireStaff,
  matchStatement: requireStaff,
  recordStatement: requireStaff,
  recordTransfers: requireStaff,
}
