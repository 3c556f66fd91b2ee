/** Batches that turn out to be bad: who got them, taking them off sale, telling the buyers. Not how they were packed. */
export { getBatch } from './get-batch.ts'
export { previewRecall } from './preview-recall.ts'
export { recallBatch } from './recall-batch.ts'
export { recallMailJobs } from './jobs.ts'
