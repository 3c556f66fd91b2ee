import type { StorageError } from '#adapters/storage/storage.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { listMissingPictures } from '../media/index.ts'
import type { Finding } from './schemas.ts'

/** Compared by name, because the domain imports only types from adapters. */
const STORAGE_ERROR = 'StorageError' satisfies StorageError['name']

/** Every uploaded picture that something shows is stored. A storage that does not answer is a finding too. */
export async function findMissingPictures(ctx: ShopCtx): Promise<Finding[]> {
  try {
    const missing = await listMissingPictures(ctx)
    return missing.map((label) => ({ kind: 'picture', subjectId: null, label, expected: 1, found: 0 }))
  } catch (error) {
    if (!(error instanceof Error) || error.name !== STORAGE_ERROR) throw error
    ctx.log.warn({ err: error }, 'the stored files cannot be listed')
    return [{ kind: 'storage', subjectId: null, label: '', expected: 1, found: 0 }]
  }
}
