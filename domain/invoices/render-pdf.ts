import { ownThread } from '../own-thread.ts'
import type { Drawing } from './pdf-thread.ts'

/**
 * A tax invoice or credit note as a PDF of A4 pages, the same bytes for the same document. Takes about a tenth of a
 * second on a thread of its own that gives way to pages; never inside a transaction.
 * @throws DomainError `unavailable` while too many wait for theirs
 */
export const renderPdf = ownThread<Drawing>({
  script: new URL('./pdf-thread.ts', import.meta.url),
  what: 'pdf',
  // Who would wait longer than some seconds is told so instead.
  maxWaiting: 50,
  // V8 else lets a few hundred megabytes of finished documents lie about.
  resourceLimits: { maxYoungGenerationSizeMb: 16 },
})
