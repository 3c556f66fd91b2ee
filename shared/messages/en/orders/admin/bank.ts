/** A bank's statement, and the payments in it. */
export const bank = {
  title: 'Bank statement',
  hint: 'Load the CSV that your bank offers. Nothing is recorded before you press, and the file isn’t kept.',
  file: 'CSV file of the statement',
  fileHint: (banks: string) =>
    `${banks} are recognised by their columns; for other banks you choose them. At most 5 MB and 50,000 lines.`,
  read: 'Read the file',
  noFile: 'Choose a file first.',
  choose: 'These columns aren’t known. Choose them, and the file once more if it’s no longer there.',
  noLines: 'No line has a day and an amount in these columns. Choose others.',
  day: 'Date',
  description: 'Description or reference',
  amount: 'Amount (money in)',
  found: (lines: number, from: string | null) =>
    `${lines === 1 ? '1 payment in' : `${lines} payments in`}${from ? `, a file of ${from}` : ''}.`,
  out: (lines: number) =>
    lines === 1 ? '1 line of money out is left aside.' : `${lines} lines of money out are left aside.`,
  unreadable: (lines: number) =>
    lines === 1
      ? '1 line has an amount that can’t be read.'
      : `${lines} lines have amounts that can’t be read.`,
  later: (lines: number) => `${lines} more lines follow when you load the file again after this.`,
  line: 'On the statement',
  order: 'Order',
  fits: 'These fit',
  fitsHint: 'Each names its order and pays what is due.',
  differs: 'These name an order, but don’t fit',
  differsHint: 'Tick one to record it anyway: the order is marked for you to look at.',
  due: (amount: string) => `${amount} is due`,
  notWaiting: (status: string) => `waits for no money: “${status}”`,
  chooseOrder: 'Only the sum fits',
  chooseOrderHint: 'No order is named. Choose the one that it pays, if you know.',
  none: 'Not one of these',
  pays: (line: string) => `Order that “${line}” pays`,
  tick: (line: string, order: string) => `Record “${line}” for ${order}`,
  recorded: 'Already recorded',
  twice: 'stands in this file twice',
  twiceHint: 'A line that really came twice is recorded at its order.',
  leftOver: 'Left over',
  leftOverHint: 'No order is named, and no sum fits.',
  more: (lines: number) => `and ${lines} more`,
  record: (count: number, sum: string) =>
    count === 1 ? `Record 1 payment, ${sum}` : `Record ${count} payments, ${sum}`,
  recordTicked: 'Record the ticked payments',
  nothingTicked: 'Nothing is ticked.',
  done: (count: number) => (count === 1 ? '1 payment recorded.' : `${count} payments recorded.`),
  notDone: (count: number) => (count === 1 ? '1 to look at:' : `${count} to look at:`),
  verdicts: {
    done: 'recorded',
    problem: 'recorded, but it doesn’t fit: look at the order',
    already: 'was recorded before',
    changed: 'has changed since it was shown: nothing is recorded, look again',
    reference_taken: 'has a payment with this reference: open the order',
    not_found: 'not found',
    not_tried: 'no time left: press again to go on',
  },
}

/** Transfers ticked as paid in the list of orders. */
export const transfers = {
  title: 'Transfers that arrived',
  hint: 'Record only money that is on the shop’s account. Each order is confirmed, under its own number as the reference.',
  list: 'Transfers',
  due: 'Due',
  total: 'Ticked',
  tick: (order: string) => `The transfer for ${order} arrived`,
  none: 'None of these orders waits for a transfer.',
  others: 'These wait for no money:',
  statement: 'Import a bank statement instead',
}
