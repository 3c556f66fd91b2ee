import { requireAdmin, requireShop, requireStaff } from '#domain/kernel/guards.ts'

/** Who edits what the shop offers. Moderators write its texts; what it is, costs and whether it is sold is for admins. */
export const policy = {
  applyImport: requireAdmin,
  applyImportRows: requireShop,
  checkImport: requireAdmin,
  createCategory: requireAdmin,
  createProduct: requireAdmin,
  deleteCategory: requireAdmin,
  deleteProduct: requireAdmin,
  exportProducts: requireStaff,
  getImport: requireAdmin,
  getStaffProduct: requireStaff,
  listImports: requireAdmin,
  countCategories: requireStaff,
  listStaffCategories: requireStaff,
  listStaffProducts: requireStaff,
  previewProduct: requireStaff,
  updateCategory: requireAdmin,
  updateProduct: requireAdmin,
  updateProductTexts: requireStaff,
}
