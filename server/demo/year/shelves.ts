import type { batches, inventoryMovements, orderItemBatches } from '#database/schema/index.ts'
import type { AdjustmentReason, MovementReference } from '#shared/catalog/movements.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import type { Random } from './random.ts'

type Batch = typeof batches.$inferInsert & { id: string; createdAt: Date; recalledAt: Date | null }
type Packed = typeof orderItemBatches.$inferInsert & { productId: string; returned: number }

/** The quantities of a product: see `stockLevels`, whose rules hold here too. */
type Level = { stock: number; onHand: number; missing: number; batches: Batch[] }

type Cause = {
  at: Date
  referenceType: MovementReference
  referenceId?: string
  reason?: AdjustmentReason
  actorId?: string
  notes?: string
}

export type Shelves = ReturnType<typeof openShelves>

/** Empty shelves for these products, on which jars move as `domain/catalog/inventory` has it. */
export function openShelves(productIds: string[], random: Random) {
  const levels = new Map<string, Level>(
    productIds.map((id) => [id, { stock: 0, onHand: 0, missing: 0, batches: [] }]),
  )
  const movements: (typeof inventoryMovements.$inferInsert)[] = []
  const packed: Packed[] = []

  function levelOf(productId: string): Level {
    const level = levels.get(productId)
    if (!level) throw new Error('there is no shelf for the product')
    return level
  }

  function changeStock(
    productId: string,
    quantity: number,
    cause: Cause,
    batchId: string | null = null,
  ): void {
    if (quantity === 0) return
    levelOf(productId).stock += quantity
    movements.push({
      productId,
      movementType: quantity > 0 ? 'in' : 'out',
      quantity,
      referenceType: cause.referenceType,
      referenceId: cause.referenceId ?? null,
      reason: cause.reason ?? null,
      batchId,
      actorId: cause.actorId ?? null,
      notes: cause.notes ?? null,
      createdAt: cause.at,
    })
  }

  /** Takes jars that came in off the stock if they were sold before. */
  function coverMissing(productId: string, at: Date): void {
    const level = levelOf(productId)
    const covered = Math.min(level.missing, level.stock)
    level.missing -= covered
    changeStock(productId, -covered, { at, referenceType: 'missing' })
  }

  /** Takes jars off, of a batch or of none; those that are ordered already are missing then. */
  function takeOff(productId: string, quantity: number, cause: Cause, batch?: Batch): void {
    const level = levelOf(productId)
    const fromStock = Math.min(level.stock, quantity)
    level.onHand -= quantity
    level.missing += quantity - fromStock
    if (batch) batch.remaining -= quantity
    changeStock(productId, -fromStock, cause, batch?.id)
  }

  /** First to expire, first packed. */
  function batchesLeft(productId: string): Batch[] {
    return levelOf(productId)
      .batches.filter(({ remaining }) => remaining > 0)
      .toSorted((a, b) => (a.bestBefore < b.bestBefore ? -1 : a.bestBefore > b.bestBefore ? 1 : 0))
  }

  return {
    stockOf: (productId: string) => levelOf(productId).stock,
    onHandOf: (productId: string) => levelOf(productId).onHand,
    isReserved: (productId: string) => levelOf(productId).stock < levelOf(productId).onHand,

    receive(
      goods: { productId: string; code: string; bestBefore: string; quantity: number },
      cause: Cause,
    ): void {
      const { productId, code, bestBefore, quantity } = goods
      const level = levelOf(productId)
      const batch: Batch = {
        id: random.uuid(),
        productId,
        code,
        bestBefore,
        receivedQuantity: quantity,
        remaining: quantity,
        recalledAt: null,
        recalledBy: null,
        recallReason: null,
        recallAdvice: null,
        createdAt: cause.at,
      }
      level.batches.push(batch)
      level.onHand += quantity
      changeStock(productId, quantity, cause, batch.id)
      coverMissing(productId, cause.at)
    },

    sell(productId: string, quantity: number, { orderId, at }: { orderId: string; at: Date }): void {
      changeStock(productId, -quantity, { at, referenceType: 'order', referenceId: orderId })
    },

    pack(orderItemId: string, productId: string, quantity: number, at: Date): void {
      const level = levelOf(productId)
      let left = quantity
      const record = (batchId: string | null, jars: number) => {
        packed.push({ orderItemId, productId, batchId, quantity: jars, returned: 0, createdAt: at })
        const there = Math.min(level.onHand, jars)
        level.onHand -= there
        level.missing -= jars - there
        left -= jars
      }
      for (const batch of batchesLeft(productId)) {
        const jars = Math.min(left, batch.remaining)
        if (jars === 0) continue
        batch.remaining -= jars
        record(batch.id, jars)
      }
      if (left > 0) record(null, left)
    },

    /** Jars of an order that was called off or came back: what was packed goes to its batch. */
    takeBack(orderItemId: string, productId: string, quantity: number, cause: Cause): void {
      const level = levelOf(productId)
      let left = quantity
      for (const row of packed.filter((one) => one.orderItemId === orderItemId)) {
        const jars = Math.min(left, row.quantity - row.returned)
        if (jars === 0) continue
        row.returned += jars
        left -= jars
        const batch = level.batches.find(({ id }) => id === row.batchId)
        const isRecalled = Boolean(batch?.recalledAt)
        changeStock(productId, jars, cause, batch?.id)
        if (isRecalled) changeStock(productId, -jars, { at: cause.at, referenceType: 'recall' }, batch?.id)
        else {
          level.onHand += jars
          if (batch) batch.remaining += jars
        }
      }
      changeStock(productId, left, cause)
      coverMissing(productId, cause.at)
    },

    /** Takes off what remains of batches that expired before a day. */
    takeOffExpired(at: Date): void {
      for (const productId of productIds)
        for (const batch of batchesLeft(productId))
          if (batch.bestBefore < shopDay(at))
            takeOff(productId, batch.remaining, { at, referenceType: 'adjustment', reason: 'expired' }, batch)
    },

    adjust(productId: string, quantity: number, cause: Cause): void {
      const [batch] = batchesLeft(productId)
      if (batch && batch.remaining >= quantity && levelOf(productId).stock >= quantity)
        takeOff(productId, quantity, cause, batch)
    },

    /** Books what a stocktake found beside what was expected. */
    correct(productId: string, difference: number, cause: Cause): void {
      const level = levelOf(productId)
      if (difference > 0) {
        level.onHand += difference
        changeStock(productId, difference, cause)
        return
      }
      let left = -difference
      const inBatches = batchesLeft(productId).reduce((sum, { remaining }) => sum + remaining, 0)
      const withoutBatch = Math.min(left, level.onHand - inBatches)
      if (withoutBatch > 0) takeOff(productId, withoutBatch, cause)
      left -= Math.max(0, withoutBatch)
      for (const batch of batchesLeft(productId)) {
        const jars = Math.min(left, batch.remaining)
        if (jars > 0) takeOff(productId, jars, cause, batch)
        left -= jars
      }
    },

    recall(productId: string, words: { reason: LocalizedText; advice: LocalizedText }, at: Date, by: string) {
      return batchesLeft(productId).map((batch) => {
        const cause = { at, referenceType: 'recall', referenceId: batch.id, actorId: by } as const
        const takenOff = batch.remaining
        takeOff(productId, takenOff, cause, batch)
        Object.assign(batch, {
          recalledAt: at,
          recalledBy: by,
          recallReason: words.reason,
          recallAdvice: words.advice,
        })
        return { batchId: batch.id, code: batch.code, takenOff }
      })
    },

    /** Rows of the tables, as they stand. */
    rows: () => ({
      movements,
      batches: [...levels.values()].flatMap((level) => level.batches),
      packed: packed.map(({ productId: _productId, ...row }) => row),
      levels: [...levels].map(([productId, { stock, onHand, missing }]) => ({
        productId,
        stock,
        onHand,
        missing,
      })),
    }),
  }
}
