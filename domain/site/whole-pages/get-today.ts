import { getBackupState } from '#domain/base/backups/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { getFirstSteps, getSales, getWork } from '#domain/orders/reports/index.ts'
import { countTonight } from '#domain/restaurant/table-desk/index.ts'
import { policy } from './policy.ts'

/**
 * The first page of the office: the steps of a new shop, the work that waits, the sales, the guests of
 * tonight, and how the night's backup went.
 * @throws DomainError forbidden
 */
export async function getToday(ctx: Ctx, { language }: { language: Locale }) {
  policy.getToday(ctx)
  const [firstSteps, work, sales, tonight, backups] = await Promise.all([
    getFirstSteps(ctx),
    getWork(ctx, { language }),
    getSales(ctx, { language }),
    countTonight(ctx),
    getBackupState(ctx),
  ])
  return { firstSteps, work, sales, tonight, backups }
}
