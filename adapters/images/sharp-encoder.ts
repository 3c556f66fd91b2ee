import { createWorkerThread } from '#adapters/threads/create-worker-thread.ts'
import type { ImageWork } from './image-thread.ts'
import type { PictureEncoder } from './picture-encoder.ts'

/** Decodes and encodes with sharp, one picture after another on a thread of its own. */
export function sharpEncoder(): PictureEncoder {
  return {
    encodePicture: createWorkerThread<ImageWork>({
      script: new URL('./image-thread.ts', import.meta.url),
      name: 'pictures',
      // Each is a file in memory; uploads have a queue of their own in front (app/request/upload-queue.ts).
      maxWaiting: 10,
    }),
  }
}
