export const parcels = {
  title: 'Lost, or back again?',
  sentAgain: (times: number) => (times === 1 ? 'sent again' : `sent again ${times} times`),
  openClaims: (count: number) => (count === 1 ? 'a claim is open' : `${count} claims are open`),
  again: 'Sent again',
  reasons: { lost: 'The parcel was lost', replacement: 'In place of other jars' },
  lostNumber: (carrier: string, number: string) => `${carrier} ${number}`,
  cost: (sum: string) => `cost ${sum}`,

  send: {
    title: 'The parcel is lost: send it again',
    hint: 'The same jars leave the stock once more, those that expire first. The customer gets an email with the new tracking number and pays nothing.',
    none: 'Nothing is left to send: all of it was refunded, or nothing was paid.',
    jars: (name: string) => `How many of ${name}`,
    cost: 'Cost of sending in rand',
    costHint: 'What the courier charges you. 0 if nothing.',
    submit: 'Send again',
    refusals: {
      not_sent: 'The order has moved on. Reload the page.',
      overtaken: 'Somebody has already sent this order again. Reload the page.',
      same_number: 'That’s the number of the lost parcel. Enter the new one.',
      nothing: 'Say how many to send.',
      too_many: (left: number) => `At most ${left}: more wasn’t ordered.`,
      out_of_stock: (left: number) =>
        left === 0 ? 'There’s none left in stock.' : `Only ${left} left in stock.`,
      gone: 'The order has changed. Reload the page.',
    },
  },

  refund: {
    title: 'The parcel is lost: refund it',
    hint: 'What was in the parcel is filled in. The money goes back the way it was paid, with a credit note, and the customer gets an email. The order stays as it is, and nothing returns to the stock.',
    submit: 'Refund the parcel',
  },

  cancel: {
    title: 'Cancel it and give the money back',
    hint: 'For goods that came back, and for a lost parcel that isn’t sent again. What’s back and fit for sale returns to the stock. The rest is written off. The money goes back the way it was paid, with a credit note, and the customer gets an email.',
    byAdmins: 'Only an admin can do this.',
    fit: 'Back, fit for sale',
    damaged: 'Back, not fit for sale',
    sent: (count: number) => `${count} sent. What isn’t back counts as lost.`,
    reasonHint: 'The customer reads it on the credit note.',
    submit: 'Cancel the order',
    sure: (number: string, name: string, back: number, off: number, sum: string | undefined) =>
      `Cancel ${number} of ${name}? ${back} back in stock, ${off} written off. ${
        sum ? `${sum} goes back.` : 'No money goes back.'
      } Press again if you mean this. You then have a minute to undo it.`,
    tooMany: (sent: number) => `Only ${sent} of these were sent.`,
  },

  claims: {
    nav: 'Claims',
    title: 'Claims against couriers',
    hint: 'What you want back from couriers for lost parcels.',
    ofOrder: 'Claims',
    form: 'Claim it from the courier',
    parcel: 'Parcel',
    amountHint: 'What the courier should pay, e.g. 349.50',
    referenceHint: 'The courier’s number for the claim.',
    record: 'Record claim',
    states: { open: 'Open', paid: 'Paid', declined: 'Declined' },
    state: 'State',
    paid: 'They’ve paid',
    declined: 'They’ve declined',
    already: 'This parcel has been claimed already.',
    unknown: 'The order has no such parcel. Reload the page.',
    closed: 'Somebody has recorded the answer already. Reload the page.',
    none: 'No claims in this state',
    noneYet: 'No claims are open',
    noneYetText: 'When a parcel is lost, you can record one on the page of its order.',
    pages: 'Pages of claims',
    list: 'Claims, newest first',
    since: (day: string) => `since ${day}`,
    until: (day: string) => `on ${day}`,
    order: 'Order',
    amount: 'Amount',
  },

  payment: {
    title: 'Set the payment status',
    failed: 'Mark as failed',
    failedHint: 'The customer can still pay.',
    pending: 'Wait for the payment again',
    refunded: 'Mark as refunded',
    refundedHint: (sum: string) =>
      `Only if you’ve already sent back all that’s left, ${sum}, outside this shop. It’s recorded as sent by hand, with a credit note, and the customer gets an email.`,
    sure: (sum: string) =>
      `Have you really sent back ${sum}? The shop can’t take that back. Press again if you have.`,
    reasonHint: 'Only staff see this.',
    reasonOfRefund: 'The customer reads it on the credit note.',
    refundPending: 'A refund is still waiting to be sent. Finish or withdraw it first.',
    illegal: (status: string) => `The payment is now “${status}”. Reload the page.`,
    paidHint: 'For a payment that has arrived, record it above: that sets it to paid.',
  },
}
