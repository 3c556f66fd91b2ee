import type { Jobs } from '#domain/base/jobs/schemas.ts'
import { applyImportRows } from './apply-import.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface JobPayloads {
    'apply-import': { importId: string }
  }
}

/** Applies an import. */
export const catalogDeskJobs = {
  'apply-import': { lane: 'catalogue', run: applyImportRows },
} satisfies Partial<Jobs>
