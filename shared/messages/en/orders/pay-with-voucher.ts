import { fieldErrors } from '../forms/field-errors.ts'

/** Texts of the page on which a voucher pays an order, or the deposit of a table. */
export const payWithVoucher = {
  title: 'Pay with a gift voucher',
  metaTitle: (number: string) => `Pay ${number} with a gift voucher`,
  back: 'Back to the order',
  due: 'Still to pay',
  lead: 'If your voucher is worth less, you pay the rest in the usual way. If it’s worth more, the rest stays on it.',
  code: 'Code of the voucher',
  codeHint: 'It’s on the card, e.g. KROK-ABCD-…',
  submit: 'Use the voucher',
  pending: 'One moment…',
  nothing: 'There is nothing to pay with a voucher here.',
  fieldErrors,
}

export type PayWithVoucherMessages = typeof payWithVoucher
