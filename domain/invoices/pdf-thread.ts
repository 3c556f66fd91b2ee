import { answerTasks } from '../answer-tasks.ts'
import { drawDocument } from './pdf/draw-document.ts'
import type { TaxDocument } from './schemas.ts'

/** A tax document becomes a PDF. */
export type Drawing = { task: TaxDocument; result: Uint8Array }

answerTasks<Drawing>(drawDocument)
