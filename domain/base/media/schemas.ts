import { z } from 'zod'
import type { PictureFault } from '#adapters/images/picture-encoder.ts'
import type { StorageFault } from '#adapters/storage/storage.ts'

/** The folder of stored pictures. Whatever else is stored is not for the public. */
export const PICTURES_FOLDER = 'pictures/'

/** The reason why an upload was not stored: the file's fault, the storage's, or too many are worked on. */
export type StoreRefusal = PictureFault | `storage_${StorageFault}` | 'busy'

/** The input of the list of stored files, which ends after 100 names. */
export const listFilesInput = z.object({
  after: z.string().max(200, 'too_long').optional().describe('The name after which the page begins.'),
})
export type ListFilesInput = z.infer<typeof listFilesInput>
