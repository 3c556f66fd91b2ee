import { confirmed, requireAdmin } from '#domain/kernel/guards.ts'

/** Permissions for the books of the tax documents: they are the owner's, and the file names customers. */
export const policy = {
  exportTaxDocuments: confirmed(requireAdmin),
  getVatReturn: requireAdmin,
}
