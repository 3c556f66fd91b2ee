import { allowAnyone } from '#domain/kernel/guards.ts'

/** Permissions for tax documents. */
export const policy = {
  // Only documents of the order whose key they have.
  getTaxDocument: allowAnyone,
  renderPdf: allowAnyone,
}
