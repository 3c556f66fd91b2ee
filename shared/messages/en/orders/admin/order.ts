export const order = {
  all: 'All orders',
  title: (number: string) => `Order ${number}`,
  method: 'Payment method',
  mailHeldBack:
    'No email says that this order was placed: many orders had just named the same email address. If they aren’t the customer’s, cancel them.',
  lines: 'What was ordered',
  next: 'Next step',
  otherSteps: 'Other steps',
  over: 'This order is finished.',
  steps: {
    confirmed: 'Confirm the order',
    processing: 'Start packing',
    shipped: 'Mark as shipped',
    delivered: 'Mark as delivered',
    cancelled: 'Cancel the order',
    returned: 'Record the return',
  },
  tableSteps: { shipped: 'Mark as ready for the table', delivered: 'Mark as handed over' },
  pickupSteps: { shipped: 'Mark as ready to collect', delivered: 'Mark as collected' },
  stepHints: {
    confirmed: 'Has a bank transfer arrived? Record it instead: that confirms the order too.',
    shipped: 'The customer gets an email.',
    cancelled:
      'The jars go back into stock and the customer gets an email. Money already paid isn’t refunded automatically.',
  },
  reason: 'Reason',
  giveReason: 'Give a reason',
  reasonHint: 'Only staff see this.',
  carrier: 'Courier',
  trackingNumber: 'Tracking number',
  trackingLink: 'Tracking link',
  trackingLinkHint: 'Starts with https://',
  illegalStep: (from: string, allowed: string) =>
    `The order is now “${from}”. It can become: ${allowed}. Reload the page.`,
  illegalLastStep: (from: string) => `The order is now “${from}”, and that’s final. Reload the page.`,
  recalledBatch:
    'This order is packed with jars of a recalled batch. Under “Packed from” you can put others in.',
  owes: (sum: string) =>
    `This order was made dearer, and ${sum} of it is still to be paid. Record that payment, or change the order again.`,
  trackingNeeded: 'Enter the courier and tracking number so the customer can track the parcel.',
  cancelPaid: (number: string, name: string, sum: string) =>
    `Cancel ${number}, which ${name} has paid: ${sum}? Press again if you mean this one. You then have a minute to undo it.`,
  cancelsAt: (time: string) => `This order will be cancelled at ${time}. Until then nothing has changed.`,
  undoCancel: 'Undo: keep the order',
  adminsUndo: 'An admin can undo this.',
  undoTooLate: 'It’s too late: the order has been cancelled.',
  beingCancelled: 'This order is being cancelled. Undo that first.',
  payments: 'Payments',
  noPayments: 'No payments yet.',
  onStatement: (day: string) => `On the bank statement of ${day}`,
  transfer: 'Record a bank transfer',
  transferHint:
    'The full amount confirms the order. Any other amount is saved too, and marked for you to check.',
  reference: 'Reference',
  referenceHint: 'As the bank shows it. Each one can be recorded once.',
  amount: 'Amount in rand',
  amountHint: 'E.g. 349.50',
  record: 'Record payment',
  referenceTaken: 'A transfer with this reference has already been recorded.',
  /** Money that came through no provider. */
  byHand: {
    title: 'Record another payment by hand',
    hint: 'Cash, a card at the counter, a settled dispute: only money that has really arrived. It’s recorded that you did this, and why.',
    method: 'How it was paid',
    referenceHint: 'Receipt or slip number, or the order’s own.',
    reasonHint: 'Why it’s recorded by hand, e.g. “Paid in cash at collection”.',
    record: 'Record this payment',
    referenceTaken: 'A payment of this kind with this reference has already been recorded.',
    alreadyPaid: 'The order is already paid. Reload the page.',
    underWay:
      'The payment provider is just about to report a payment for this order. Wait a minute, then reload.',
    mayBeUnderWay:
      'The customer chose to pay online and may be doing so now. If you know they aren’t, press again.',
  },

  notes: 'Staff notes',
  notesHint: 'Only staff see these.',
  note: 'Note',
  addNote: 'Add note',
  slip: 'Packing slip',
  label: 'Address label',

  history: 'History',
  subjects: { order: 'Order', payment: 'Payment' },
  by: (who: string) => `by ${who}`,
  actors: { visitor: 'a guest', customer: 'the customer', staff: 'staff', shop: 'the shop' },
  hide: 'Delete this order',
  hideNotYet: 'You can delete this order once its money has been refunded.',
  hideHint:
    'It disappears from every list, for the customer too. What the law requires is kept, and it’s recorded that you deleted it. You can’t undo this here.',
  hideNow: 'Yes, delete the order',
}
