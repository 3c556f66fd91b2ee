import { requireAdmin, requireShop, requireStaff } from '#domain/kernel/guards.ts'

/** Access rules for the catalogue. Moderators write its texts; facts, prices and what is sold are for admins. */
export const policy = {
  applyImport: requireAdmin,
  applyImportRows: requireShop,
  changePrice: requireAdmin,
  checkImport: requireAdmin,
  createCategory: requireAdmin,
  createProduct: requireAdmin,
  createSize: requireAdmin,
  deleteCategory: requireAdmin,
  deleteProduct: requireAdmin,
  exportProducts: requireStaff,
  getImport: requireAdmin,
  getProductForm: requireStaff,
  getStaffProduct: requireStaff,
  listImports: requireAdmin,
  countCategories: requireStaff,
  listStaffCategories: requireStaff,
  listStaffProducts: requireStaff,
  previewProduct: requireStaff,
  updateCategory: requireAdmin,
  updateProduct: requireAdmin,
  updateProductTexts: requireStaff,
  updateSize: requireAdmin,
}
