import { createWorkerProcess, WorkerEndedError } from '#adapters/workers/create-worker-process.ts'
import type { EncodeResult, PictureEncoder } from './picture-encoder.ts'

/** Decodes and encodes with sharp, one picture after another in a process of its own. */
export function sharpEncoder(): PictureEncoder {
  const encode = createWorkerProcess<EncodeResult>({
    script: new URL('./image-process.ts', import.meta.url),
    name: 'pictures',
    // Each is a file in memory; uploads have a queue of their own in front (app/request/upload-queue.ts).
    maxWaiting: 10,
  })
  return {
    async encodePicture(file) {
      try {
        return await encode(file)
      } catch (error) {
        if (error instanceof WorkerEndedError) return { ok: false, fault: 'failed', cause: error }
        throw error
      }
    },
  }
}
