import { and, isNotNull, isNull } from 'drizzle-orm'
import { browserErrors } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { keysetPage, latestBy } from '#domain/kernel/keyset.ts'
import { policy } from './policy.ts'
import type { BrowserErrorList, ListBrowserErrorsInput } from './schemas.ts'

const PAGE_SIZE = 20

const NEWEST = latestBy(browserErrors.lastAt, browserErrors.id)

/**
 * Lists what went wrong in browsers, a page at a time, the latest first.
 * @throws DomainError forbidden
 */
export async function listBrowserErrors(ctx: Ctx, input: ListBrowserErrorsInput): Promise<BrowserErrorList> {
  policy.listBrowserErrors(ctx)
  const { id, kind, message, stack, count, routes, devices, browsers, firstAt, lastAt, solvedAt } =
    browserErrors
  const page = keysetPage(NEWEST, input, PAGE_SIZE)
  const isWanted = input.errors === 'open' ? isNull(solvedAt) : isNotNull(solvedAt)
  return inTransaction(ctx, async ({ db }) => {
    const rows = await db
      .select({
        id,
        kind,
        message,
        stack,
        count,
        routes,
        devices,
        browsers,
        firstAt,
        lastAt,
        solvedAt,
        cursor: page.cursor,
      })
      .from(browserErrors)
      .where(and(page.where, isWanted))
      .orderBy(...page.orderBy)
      .limit(page.limit)
    return page.of(rows)
  })
}
