import { requireAdmin, requireStaff } from '#domain/kernel/guards.ts'

/** Access rules for a product's pictures: moderators add, sort and describe them, admins also take them away. */
export const policy = {
  addPicture: requireStaff,
  deletePicture: requireAdmin,
  describePicture: requireStaff,
  listPictures: requireStaff,
  movePicture: requireStaff,
  replacePicture: requireAdmin,
}
