import { and, eq, getColumns, gt, isNotNull, isNull, lte, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { discountCodes, orders } from '#database/schema/index.ts'
import { CALLED_OFF_STATUSES } from '#shared/orders/order-states.ts'
import type { DiscountState } from '#shared/orders/discount-codes.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import type { CreateDiscountInput, UpdateDiscountInput } from './schemas.ts'
import type { DiscountTerms, DiscountView } from './views.ts'

type DiscountRow = typeof discountCodes.$inferSelect

/** Counts the orders matching `which` that use the row's code. Cancelled and expired orders give their use back. */
export function usesOf(which: SQL = sql`true`): SQL<number> {
  return sql<number>`(select count(*)::int ${ofUses(which)})`
}

const givenCents =
  sql<number>`(select coalesce(sum(${orders.discountCents}), 0) ${ofUses(sql`true`)})`.mapWith(Number)

function ofUses(which: SQL): SQL {
  return sql`from ${orders} where ${orders.discountCodeId} = ${discountCodes.id}
    and ${notInArray(orders.status, CALLED_OFF_STATUSES)} and (${which})`
}

/** The terms of a row; the table's checks ensure that each kind has its own columns. */
export function termsOf({ kind, percent, amountCents }: DiscountRow): DiscountTerms {
  switch (kind) {
    case 'percent':
      return { kind, percent: percent ?? 0 }
    case 'amount':
      return { kind, amountCents: amountCents ?? 0 }
    case 'free_delivery':
      return { kind }
  }
}

type Period = Pick<DiscountRow, 'startsAt' | 'endsAt' | 'offAt'>

/** The state at `now`, whatever was used. */
export function periodState(
  { startsAt, endsAt, offAt }: Period,
  now: Date,
): Exclude<DiscountState, 'used_up'> {
  if (offAt) return 'off'
  if (endsAt && endsAt <= now) return 'ended'
  return startsAt && startsAt > now ? 'not_started' : 'running'
}

/** The same for the database, where `used_up` is a state of its own. */
export function isInState(state: DiscountState, now: Date): SQL | undefined {
  const { startsAt, endsAt, offAt, maxUses } = discountCodes
  const isOn = isNull(offAt)
  const goesOn = and(isOn, or(isNull(endsAt), gt(endsAt, now)))
  const hasBegun = or(isNull(startsAt), lte(startsAt, now))
  const hasUses = sql`${usesOf()} < coalesce(${maxUses}, 2147483647)`
  switch (state) {
    case 'off':
      return isNotNull(offAt)
    case 'ended':
      return and(isOn, lte(endsAt, now))
    case 'not_started':
      return and(goesOn, gt(startsAt, now))
    case 'running':
      return and(goesOn, hasBegun, hasUses)
    case 'used_up':
      return and(goesOn, hasBegun, isNotNull(maxUses), sql`not ${hasUses}`)
  }
}

/** The columns of a code that staff see. */
export const viewColumns = { ...getColumns(discountCodes), uses: usesOf(), givenCents }

export function toView(row: DiscountRow & { uses: number; givenCents: number }, now: Date): DiscountView {
  const { kind: _kind, percent: _percent, amountCents: _amount, offAt: _off, createdBy: _by, ...view } = row
  const period = periodState(row, now)
  const isUsedUp = period === 'running' && row.maxUses !== null && row.uses >= row.maxUses
  return { ...view, terms: termsOf(row), state: isUsedUp ? 'used_up' : period }
}

/** Reads a code as staff see it. @throws DomainError not_found */
export async function readView(ctx: Ctx, id: string): Promise<DiscountView> {
  const [row] = await ctx.db.select(viewColumns).from(discountCodes).where(eq(discountCodes.id, id))
  if (!row) throw new DomainError('not_found', 'discount')
  return toView(row, ctx.now())
}

/** Puts what an admin chose into the columns of the table: null where there is no limit. */
export function toColumns(input: CreateDiscountInput | UpdateDiscountInput) {
  return {
    kind: input.kind,
    percent: input.kind === 'percent' ? input.percent : null,
    amountCents: input.kind === 'amount' ? input.amountCents : null,
    minimumCents: input.minimumCents,
    startsAt: input.startsAt ?? null,
    endsAt: input.endsAt ?? null,
    maxUses: input.maxUses ?? null,
    maxUsesPerCustomer: input.maxUsesPerCustomer ?? null,
  }
}
