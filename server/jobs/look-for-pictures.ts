import { asShop } from '#domain/kernel/context.ts'
import { warnOfMissingPictures } from '#domain/base/checks/index.ts'
import type { Services } from '../services.ts'

/** Looks for the uploaded pictures at the start; a shop whose storage does not answer is open all the same. */
export async function lookForPictures({ newCtx, log, stopping }: Services): Promise<void> {
  try {
    await warnOfMissingPictures(asShop(newCtx(log)))
  } catch (error) {
    if (!stopping.signal.aborted) log.warn({ err: error }, 'uploaded pictures could not be looked for')
  }
}
