import { allowAnyone } from '#domain/kernel/guards.ts'

/** Who may do what with tax documents. */
export const policy = {
  // Only documents of the order whose key they have.
  getTaxDocument: allowAnyone,
  renderPdf: allowAnyone,
}
