/** The page on which a buyer cancels an order. */
export const cancelOrder = {
  metaTitle: (number: string) => `Cancel order ${number}`,
  title: 'Cancel your order?',
  lead: (number: string) =>
    `Order ${number} isn’t packed yet, so you can cancel all of it, without a reason.`,
  back: 'Back to your order',
  money: 'Your money',
  unpaid: 'There’s nothing to pay. If your payment is already on its way to us, we send it back.',
  paid: (amount: string) => `You get back ${amount}: all you have paid, delivery included.`,
  byHand: 'You paid by transfer. We transfer it back within 7 days, to an account that you name to us.',
  byProvider: 'It goes back the way you paid.',
  submit: 'Cancel the order',
  pending: 'Cancelling…',
  keep: 'Keep it',
  tooLate:
    'We’ve begun to pack this order, so it can’t be cancelled here any more. Call us: we may still catch it.',
  ended: 'This order has been sent, or has ended, so it can’t be cancelled.',
  cancelled: 'This order is cancelled.',
  contact: 'Contact us',
}

export type CancelOrderMessages = typeof cancelOrder
