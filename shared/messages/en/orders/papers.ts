/** Texts about an order's tax documents and refunds. */
export const papers = {
  documents: {
    title: 'Tax documents',
    invoice: 'Tax invoice',
    credit_note: 'Credit note',
    open: 'Open PDF',
  },
  refunds: {
    title: 'Your refunds',
    standings: { pending: 'On its way to you', settled: 'Sent back to you' },
    surplus: 'Overpayment',
  },
}

export type PaperMessages = typeof papers
