import { requireShop, requireStaff } from '../guards.ts'

/** Who may do what with stored files. Pictures are stored for whoever another module has let do so. */
export const policy = {
  listFiles: requireStaff,
  removeUnusedFiles: requireShop,
}
