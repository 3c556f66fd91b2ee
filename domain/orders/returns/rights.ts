import type { DeliveryMethod } from '#shared/orders/delivery-methods.ts'
import type { ReturnReason, ReturnRight, ReturnWish } from '#shared/orders/return-fields.ts'
import { addDays, addWorkingDays } from '#shared/orders/working-days.ts'

/**
 * The right that a reason gives for goods of which some are food, or none; undefined where there is none. Section 44 of the
 * ECT Act gives a cooling-off period, and its section 42(2) takes food that is delivered out of it; food that was collected
 * may come back because the shop has promised it. Section 16 of the Consumer Protection Act is for what was bought because
 * of direct marketing, however it is delivered, but not where section 44 applies.
 */
export function rightOf(
  reason: ReturnReason,
  { deliveryMethod, isFood }: { deliveryMethod: DeliveryMethod; isFood: boolean },
): ReturnRight | undefined {
  switch (reason) {
    case 'broken':
    case 'wrong':
    case 'quality':
      return 'defect'
    case 'not_as_described':
      return 'description'
    case 'changed_mind':
      if (!isFood) return 'cooling_off'
      return deliveryMethod === 'pickup' || deliveryMethod === 'at_the_table' ? 'collected' : undefined
    case 'cooling_off':
      return isFood ? undefined : 'cooling_off'
    case 'after_advert':
      return isFood ? 'direct_marketing' : 'cooling_off'
  }
}

/** Only goods with a defect are replaced if their buyer prefers that (section 56); the other rights give the money back. */
export function mayWish(right: ReturnRight, wish: ReturnWish): boolean {
  return wish === 'refund' || right === 'defect'
}

/** The last day on which a right may be used, `2026-11-25`, for goods received on a day. That day itself is not counted. */
export function lastDayOf(right: ReturnRight, receivedOn: string): string {
  switch (right) {
    case 'defect':
      // Consumer Protection Act, section 56(2).
      return addMonths(receivedOn, 6)
    case 'description':
      // Section 20(4).
      return addWorkingDays(receivedOn, 10)
    case 'collected':
    // ECT Act, section 44(1).
    case 'cooling_off':
      return addDays(receivedOn, 7)
    case 'direct_marketing':
      // Section 16(3).
      return addWorkingDays(receivedOn, 5)
  }
}

/** The same day so many months later; the last one of a month that has no such day. */
function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month - 1 + count + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastDate))).toISOString().slice(0, 10)
}
