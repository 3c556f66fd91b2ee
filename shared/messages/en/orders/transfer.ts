/** Texts only for the page of an order that waits for its transfer. */
export const transfer = {
  title: 'Transfer your payment',
  restTitle: 'Transfer the rest',
  amount: 'Amount',
  account: 'To',
  reference: 'Reference',
  bank: 'Bank',
  holder: 'Account holder',
  accountNumber: 'Account number',
  branch: 'Branch code',
  payBy: 'Please pay by',
  hint: 'Use exactly this reference so we can match your payment.',
  copy: 'Copy',
  copyOne: (detail: string) => `Copy: ${detail}`,
  copied: 'Copied',
  selected: 'Selected',
  code: 'QR code with the details of the transfer as text',
  codeHint: 'Scan to have these details as text on the phone with your bank’s app.',
  voucher: 'Pay with a gift voucher',
}

export type TransferMessages = typeof transfer
