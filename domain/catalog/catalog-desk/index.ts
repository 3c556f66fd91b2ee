/**
 * The catalogue for staff: products and categories, their texts in both languages, files of many products. Not stock,
 * and not pictures.
 */
export { applyImport, applyImportRows } from './apply-import.ts'
export { checkImport } from './check-import.ts'
export { createCategory } from './create-category.ts'
export { createProduct } from './create-product.ts'
export { deleteCategory } from './delete-category.ts'
export { deleteProduct } from './delete-product.ts'
export { exportProducts } from './export-products.ts'
export { getImport, listImports } from './get-import.ts'
export { getProductForm } from './get-product-form.ts'
export { getStaffProduct } from './get-staff-product.ts'
export { catalogDeskJobs } from './jobs.ts'
export { countCategories, listStaffCategories } from './list-staff-categories.ts'
export { listStaffProducts } from './list-staff-products.ts'
export { previewProduct } from './preview-product.ts'
export { conflictOf, freeSlug, lockProduct, refusingConflicts } from './internal.ts'
export { saveProduct } from './save-product.ts'
export { updateCategory } from './update-category.ts'
export { updateProduct } from './update-product.ts'
export { updateProductTexts } from './update-product-texts.ts'
export { importSubjects } from './subjects.ts'
