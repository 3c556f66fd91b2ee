import { eq, sql } from 'drizzle-orm'
import { orders, statementLines } from '#database/schema/index.ts'
import { UNPAID_STATUSES } from '#shared/orders/order-states.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { lineHash } from './line-hash.ts'
import { orderNumbersIn } from './order-numbers.ts'
import { policy } from './policy.ts'
import { dueCents, readDueOrders } from './read-due-orders.ts'
import { MOST_RECORDED, type MatchStatementInput } from './schemas.ts'
import type { DueOrder, MatchedStatement, StatementLine } from './views.ts'

/** So many lines that need nobody are shown. */
const MOST_SHOWN = 100
/** More orders of one sum than this are no choice. */
const MOST_CHOICES = 20

/**
 * Finds which orders the lines of a statement pay: by the number in the description, else by the sum among those that wait for
 * a transfer. However many lines there are, it asks the database three times.
 * @throws DomainError forbidden
 */
export async function matchStatement(ctx: Ctx, { lines }: MatchStatementInput): Promise<MatchedStatement> {
  policy.matchStatement(ctx)
  return inTransaction(ctx, async (ctx) => {
    const recordedAs = await findRecorded(ctx, lines)
    const numbersOf = new Map(lines.map((line) => [line, orderNumbersIn(line.description)]))
    const named = await findByNumber(ctx, [...new Set([...numbersOf.values()].flat())])
    const bySum = await findBySum(ctx, [...new Set(lines.map(({ amountCents }) => amountCents))])
    const matched: MatchedStatement = {
      fits: [],
      differs: [],
      choose: [],
      recorded: [],
      leftOver: [],
      later: 0,
      more: { recorded: 0, leftOver: 0 },
    }
    const seen = new Set<string>()
    const ofOrder = new Map<DueOrder, StatementLine[]>()
    const unnamed: StatementLine[] = []
    for (const line of lines) {
      const hash = lineHash(line)
      const order = recordedAs.get(hash)
      if (order || seen.has(hash)) matched.recorded.push({ line, order: order ?? null })
      else {
        const [known] = numbersOf.get(line)?.flatMap((number) => named.get(number) ?? []) ?? []
        if (known) ofOrder.set(known, [...(ofOrder.get(known) ?? []), line])
        else unnamed.push(line)
      }
      seen.add(hash)
    }
    for (const [order, paying] of ofOrder) matchOrder(matched, order, paying)
    const paid = new Set(matched.fits.map(({ order }) => order.id))
    for (const line of unnamed) {
      const choices = bySum.get(line.amountCents)?.filter(({ id }) => !paid.has(id)) ?? []
      if (choices.length > 0) matched.choose.push({ line, orders: choices.slice(0, MOST_CHOICES) })
      else matched.leftOver.push(line)
    }
    return shorten(matched)
  })
}

/** One line pays an order alone, or several do together: those fit. */
function matchOrder(matched: MatchedStatement, order: DueOrder, paying: StatementLine[]): void {
  const sum = paying.reduce((cents, { amountCents }) => cents + amountCents, 0)
  const alone = paying.filter(({ amountCents }) => amountCents === order.dueCents).slice(0, 1)
  const fitting = sum === order.dueCents ? paying : alone
  let { dueCents } = order
  for (const line of fitting) {
    matched.fits.push({ line, order: { ...order, dueCents } })
    dueCents = (dueCents ?? 0) - line.amountCents
  }
  for (const line of paying.filter((one) => !fitting.includes(one))) {
    matched.differs.push({ line, order: fitting.length > 0 ? { ...order, dueCents: null } : order })
  }
}

function shorten(matched: MatchedStatement): MatchedStatement {
  let room = MOST_RECORDED
  let later = 0
  function take<One>(all: One[]): One[] {
    const taken = all.slice(0, room)
    room -= taken.length
    later += all.length - taken.length
    return taken
  }
  const { recorded, leftOver } = matched
  return {
    fits: take(matched.fits),
    differs: take(matched.differs),
    choose: take(matched.choose),
    recorded: recorded.slice(0, MOST_SHOWN),
    leftOver: leftOver.slice(0, MOST_SHOWN),
    later,
    more: {
      recorded: Math.max(0, recorded.length - MOST_SHOWN),
      leftOver: Math.max(0, leftOver.length - MOST_SHOWN),
    },
  }
}

async function findRecorded(ctx: Ctx, lines: StatementLine[]) {
  const rows = await ctx.db
    .select({ hash: statementLines.hash, id: orders.id, number: orders.number })
    .from(statementLines)
    .innerJoin(orders, eq(orders.id, statementLines.orderId))
    .where(sql`${statementLines.hash} = any(${sql.param(lines.map(lineHash))}::text[])`)
  return new Map(rows.map(({ hash, ...order }) => [hash, order]))
}

async function findByNumber(ctx: Ctx, numbers: string[]): Promise<Map<string, DueOrder>> {
  const found = await readDueOrders(ctx, sql`${orders.number} = any(${sql.param(numbers)}::text[])`)
  return new Map(found.map((order) => [order.number, order]))
}

async function findBySum(ctx: Ctx, sums: number[]): Promise<Map<number | null, DueOrder[]>> {
  const waiting = sql`${orders.status} = 'pending' and ${orders.paymentStatus} = any(${sql.param([...UNPAID_STATUSES])}::text[])
    and ${orders.paymentMethod} = 'bank_transfer' and ${dueCents()} = any(${sql.param(sums)}::int[])`
  return Map.groupBy(await readDueOrders(ctx, waiting), ({ dueCents }) => dueCents)
}
