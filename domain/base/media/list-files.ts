import type { Ctx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'
import type { ListFilesInput } from './schemas.ts'
import type { FilePage } from './views.ts'

/** docs/specification.md §9. */
const PAGE_SIZE = 100

/**
 * Lists stored files, by name, a page at a time.
 * @throws DomainError forbidden; unavailable where the storage does not answer
 */
export async function listFiles(ctx: Ctx, { after }: ListFilesInput): Promise<FilePage> {
  policy.listFiles(ctx)
  try {
    const files = await ctx.storage.list({ limit: PAGE_SIZE, ...(after && { after }) })
    return { files, next: files.length === PAGE_SIZE ? (files.at(-1)?.name ?? null) : null }
  } catch (error) {
    ctx.log.warn({ err: error }, 'the stored files cannot be listed')
    throw new DomainError('unavailable', 'storage', { cause: error })
  }
}
