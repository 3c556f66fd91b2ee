/** Texts about an order's tax documents and refunds. */
export const papers = {
  documents: {
    title: 'Tax documents',
    invoice: 'Tax invoice',
    credit_note: 'Credit note',
    open: 'Open PDF',
  },
  voucher: {
    title: 'The card',
    hint: 'To print on A6 and to give by hand. Anyone who has it can spend it.',
    print: 'Open the card to print',
  },
  refunds: {
    title: 'Your refunds',
    standings: { pending: 'On its way to you', settled: 'Sent back to you' },
    surplus: 'Overpayment',
  },
}

export type PaperMessages = typeof papers
