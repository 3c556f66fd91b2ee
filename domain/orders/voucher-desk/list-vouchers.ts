import { and, eq, gt, ilike, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { orders, vouchers } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { keysetPage, latestBy } from '#domain/kernel/keyset.ts'
import { containing } from '#domain/kernel/like-pattern.ts'
import { policy } from './policy.ts'
import { voucherColumns } from './read-vouchers.ts'
import { readOwed } from './read-owed.ts'
import type { ListVouchersInput } from './schemas.ts'
import type { VoucherList } from './views.ts'

const PAGE_SIZE = 50
const NEWEST = latestBy(vouchers.createdAt, vouchers.id)

/**
 * Lists the vouchers, a page at a time, the newest first, with what is owed for all of them.
 * @throws DomainError forbidden
 */
export async function listVouchers(ctx: Ctx, input: ListVouchersInput): Promise<VoucherList> {
  policy.listVouchers(ctx)
  const page = keysetPage(NEWEST, input, PAGE_SIZE)
  const { rows, owed } = await inTransaction(ctx, async (ctx) => ({
    rows: await ctx.db
      .select({ ...voucherColumns, cursor: page.cursor })
      .from(vouchers)
      .leftJoin(orders, eq(orders.id, vouchers.orderId))
      .where(and(page.where, input.search ? matches(input.search) : undefined, isIn(input.state)))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    owed: await readOwed(ctx),
  }))
  return { ...page.of(rows), owed }
}

function matches(search: string): SQL | undefined {
  const number = /^\d{1,9}$/.exec(search)?.[0]
  const text = containing(search)
  return or(
    number ? eq(vouchers.number, Number(number)) : undefined,
    ilike(vouchers.toName, text),
    ilike(vouchers.fromName, text),
    ilike(vouchers.toEmail, text),
    ilike(orders.email, text),
    ilike(orders.number, text),
  )
}

function isIn(state: ListVouchersInput['state']): SQL | undefined {
  switch (state) {
    case 'open':
      return gt(vouchers.balanceCents, 0)
    case 'unpaid':
      return isNull(vouchers.issuedAt)
    case 'empty':
      return and(isNotNull(vouchers.issuedAt), eq(vouchers.balanceCents, 0))
    default:
      return undefined
  }
}
