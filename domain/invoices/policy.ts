import { allowAnyone } from '../guards.ts'

/** Who may do what with tax documents. */
export const policy = {
  // Of the order whose key they hold.
  getTaxDocument: allowAnyone,
  renderPdf: allowAnyone,
}
