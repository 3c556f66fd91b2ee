import type { ExportedVoucher } from '#domain/orders/voucher-desk/schemas.ts'
import { randCell } from '#shared/kernel/csv/rand-cell.ts'
import type { Cell } from '#shared/kernel/csv/write-csv.ts'
import { shopDay } from '#shared/kernel/dates.ts'

/*
 * A line for each voucher, without anything of its code. The names of the columns are the same in every language, so that what
 * somebody builds on a file keeps working. Amounts are rand: sold less redeemed, refunded and expired is left. Days are the shop's.
 */
const CELLS: Record<string, (voucher: ExportedVoucher) => Cell> = {
  number: (voucher) => voucher.number,
  year_sold: (voucher) => voucher.year,
  sold_on: (voucher) => shopDay(voucher.issuedAt),
  /** Empty where the shop gave it. */
  order_number: (voucher) => voucher.orderNumber,
  sold: (voucher) => randCell(voucher.soldCents),
  redeemed: (voucher) => randCell(voucher.redeemedCents),
  refunded: (voucher) => randCell(voucher.refundedCents),
  expired: (voucher) => randCell(voucher.expiredCents),
  left: (voucher) => randCell(voucher.leftCents),
  valid_from: (voucher) => voucher.sendsOn,
  valid_until: (voucher) => voucher.expiresOn,
}

export const COLUMNS = Object.keys(CELLS)

export function toCells(voucher: ExportedVoucher): Cell[] {
  return Object.values(CELLS).map((cell) => cell(voucher))
}
