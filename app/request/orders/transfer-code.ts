import { awaitsTransfer } from '#app/components/orders/payment-text.ts'
import type { OrderView } from '#domain/orders/orders/views.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import { bankDetails } from '#shared/orders/bank-details.ts'
import { type ScanCode, scanCode } from './scan-code.ts'

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
  return scanCode(text)
}
