import { requireShop, requireStaff } from '#domain/kernel/guards.ts'

/** The rules for who may do what with stored files. Pictures are stored for anyone whom another module allows to. */
export const policy = {
  listFiles: requireStaff,
  removeUnusedFiles: requireShop,
}
