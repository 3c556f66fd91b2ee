import { serveTasks } from '#adapters/threads/serve-tasks.ts'
import { encodePicture } from './encode-picture.ts'
import type { EncodeResult } from './picture-encoder.ts'

/** The thread's tasks: a file becomes the pictures of the shop. */
export type ImageWork = { task: Uint8Array; result: EncodeResult }

let last: Promise<unknown> = Promise.resolve()

/** One after another: each needs up to some hundred megabytes. */
serveTasks<ImageWork>((file) => {
  const result = last.then(() => encodePicture(file))
  last = result.catch(() => undefined)
  return result
})
