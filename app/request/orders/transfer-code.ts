import { encode } from 'uqr'
import { awaitsTransfer } from '#app/components/orders/payment-text.ts'
import type { OrderView } from '#domain/orders/orders/views.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import { bankDetails } from '#shared/orders/bank-details.ts'

/** A square of `size` by `size` modules: the path of the dark ones, and the text that a phone reads in them. */
export type ScanCode = { size: number; path: string; text: string }

/**
 * Returns the details of the transfer as a QR code, for as long as the transfer is waited for. No standard is read by
 * all banks of South Africa (decision 58), so it holds plain lines to copy on the phone that has the bank's app, in
 * that app's language.
 */
export function transferCode(order: OrderView, bankAccount: string): ScanCode | undefined {
  if (!awaitsTransfer(order)) return undefined
  const parts = bankDetails(bankAccount)
  const account = parts
    ? [parts.bank, parts.holder, `Account ${parts.number}`, `Branch ${parts.branch}`]
    : [bankAccount]
  const amount = formatMoney(order.dueCents, 'en')
  const text = [...account, `Reference ${order.number}`, `Amount ${amount}`].join('\n')
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  return { size, path: pathOf(data), text }
}

/** A stroke for each run of dark modules in a row. */
function pathOf(rows: boolean[][]): string {
  return rows
    .flatMap((row, y) => {
      const runs: string[] = []
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue
        const from = x
        while (row[x + 1]) x += 1
        const width = x - from + 1
        runs.push(`M${from} ${y}h${width}v1h-${width}z`)
      }
      return runs
    })
    .join('')
}
