/** Deposits, and jars at the table, as a guest sees them with their reservation. */
export const tableOrders = {
  backUntil: (when: string) => `Cancel before ${when} and you get all of it back.`,
  notBack:
    'It’s so close now that it isn’t paid back if you cancel, unless somebody in your party has died or is in hospital.',
  due: (amount: string, time: string) =>
    `Your table isn’t confirmed yet: please pay the deposit of ${amount} by ${time}.`,
  pay: (amount: string) => `Pay ${amount}`,
  paid: (amount: string) => `Your deposit of ${amount} is paid. We take it off your bill.`,
  refunded: (amount: string) => `Your deposit of ${amount} goes back to you, the way you paid.`,
  settled: (amount: string) => `Your deposit: ${amount}.`,
  ended: 'The deposit wasn’t paid in time, so the table isn’t yours any more.',
  see: 'See the payment',
  cancelRefunds: (amount: string) => `You get your deposit of ${amount} back, all of it.`,
  cancelKeeps: (amount: string) =>
    `Your deposit of ${amount} isn’t paid back any more. If somebody in your party has died or is in hospital, call us and we refund it in full.`,
  cancelUnpaid: 'You haven’t paid a deposit yet, and won’t have to.',
  jars: 'Have jars waiting at your table',
  jarsHint: 'Order sauces and pastes now, and we bring them with your meal.',
  yourJars: 'Jars for your table',
}
export type TableOrderMessages = typeof tableOrders
