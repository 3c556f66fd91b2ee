import { serialize } from 'node:v8'
import { createWorkerProcess } from '#adapters/workers/create-worker-process.ts'
import { keepMade } from '#adapters/workers/keep-made.ts'
import type { SharePictures } from './share-pictures.ts'

/** About two hundred cards. */
const KEPT_BYTES = 16 * 1024 * 1024

/**
 * Draws with sharp, one card after another in a process of its own, and keeps what was asked for last.
 * @param readPicture the file of a picture in its largest size; undefined if it is not there
 */
export function sharpSharePictures(
  readPicture: (picture: string) => Promise<Uint8Array | undefined>,
): SharePictures {
  const draw = createWorkerProcess<Uint8Array<ArrayBuffer>>({
    script: new URL('./share-picture-process.ts', import.meta.url),
    name: 'share pictures',
    maxWaiting: 20,
  })
  return {
    drawSharePicture: keepMade(
      async ({ picture, ...card }) =>
        draw(serialize({ ...card, file: picture === null ? undefined : await readPicture(picture) })),
      { maxBytes: KEPT_BYTES },
    ),
  }
}
