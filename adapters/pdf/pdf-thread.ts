import { serveTasks } from '#adapters/workers/serve-tasks.ts'
import type { TaxDocument } from '#shared/orders/tax-document.ts'
import { drawTaxDocument } from './draw-tax-document.ts'

/** The thread's tasks: a tax document becomes a PDF. */
export type PdfWork = { task: TaxDocument; result: Uint8Array<ArrayBuffer> }

serveTasks<PdfWork>(drawTaxDocument)
