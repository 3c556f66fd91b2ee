import { STOCK_NOTES, type StockNote } from '#shared/catalog/stock-notes.ts'
import type { AdjustmentReason, MovementReference } from '../../../../catalog/movements.ts'

/** Stock, batches, goods received, and what changed when. */
export const inventory = {
  nav: 'Stock',
  title: 'Stock',
  receiveLink: 'Receive goods',
  stocktakesLink: 'Stocktakes',
  search: 'Name or product code',
  filter: 'Show only',
  any: 'All products',
  filters: {
    low: 'Few left',
    out: 'Sold out',
    expiring: 'Expiring soon',
    missing: 'Ordered, but not there',
  },
  days: 'Expiring within',
  withinDays: (days: number) => `${days} days`,
  none: 'No products match.',
  noneYet: 'No products yet',
  noneYetText: 'Your products appear here, with what’s on the shelf. Add a product first.',
  pages: 'Pages of products',
  product: 'Product',
  sku: 'Product code',
  stock: 'For sale',
  onHand: 'On the shelf',
  nextBestBefore: 'Expires first',
  few: 'few left',
  out: 'sold out',
  hidden: 'not shown in the shop',
  missingCount: (count: number) => `${count} missing`,

  all: 'All stock',
  ordered: 'Ordered, not packed',
  missing: 'Missing',
  missingHint:
    'Ordered by customers, but no longer on the shelf: recalled, expired, broken or not found. What comes in next covers these orders first. Or cancel and refund them.',
  withoutBatch: 'Without a batch',
  waiting: (count: number) =>
    count === 1
      ? '1 person waits to be told when it’s back in stock.'
      : `${count} people wait to be told when it’s back in stock.`,

  batches: 'Batches',
  noBatches: 'No batches yet. Receive goods to add one.',
  batch: 'Batch',
  bestBefore: 'Best before',
  remaining: 'Left',
  received: 'Received',
  recalled: 'recalled',
  expired: 'expired',

  /** The batches of all products. */
  allBatches: {
    hint: 'Look up the code on a jar to see which orders got it, or to recall it.',
    search: 'Code on the jar',
    any: 'All batches',
    filters: { left: 'Something left', recalled: 'Recalled' },
    none: 'No batches match.',
    noneYet: 'No batches yet',
    noneYetText: 'A batch appears here once goods are received with its code.',
    pages: 'Pages of batches',
  },

  receiveTitle: 'Receive goods',
  receiveHint: 'Everything on one delivery note. It’s added together, or not at all.',
  deliveryNote: 'Delivery note number',
  line: (number: number) => `Line ${number}`,
  quantity: 'How many',
  batchHint: 'As printed on the jar.',
  receive: 'Add to stock',
  moreLines: 'More lines',
  skuHint: 'Type or scan it.',
  noLines: 'Fill in at least one line.',

  adjustTitle: 'Correct the stock',
  direction: 'What happened?',
  takeOut: 'Take out',
  putIn: 'Add',
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  reasons: {
    damaged: 'Damaged',
    expired: 'Expired',
    lost: 'Lost',
    sample: 'Sample or tasting',
    found: 'Found',
    returned: 'Brought back by a customer',
    correction: 'Counted wrong before',
  } satisfies Record<AdjustmentReason, string>,
  batchOf: 'From which batch?',
  notInBatch: 'No batch, or not known',
  batchOption: (code: string, bestBefore: string, remaining: number) =>
    `${code} · ${remaining} left · best before ${bestBefore}`,
  notes: 'Note',
  adjust: 'Save adjustment',

  thresholdTitle: 'Low-stock warning',
  thresholdHint: 'At this number and below you’re warned here, and the shop says how many are left.',
  threshold: 'Warn at',
  thresholdEmpty: (shops: number) => `Leave empty for the shop’s own number: ${shops}.`,
  save: 'Save',

  movements: 'What changed',
  noMovements: 'Nothing has changed yet.',
  movementPages: 'Pages of changes',
  when: 'When',
  change: 'Change',
  why: 'Reason',
  who: 'Who',
  automatic: 'automatically',
  references: {
    initial: 'Opening stock',
    order: 'Sold',
    return: 'Back from an order',
    count: 'Set by the shop’s tools',
    receipt: 'Received',
    adjustment: 'Corrected',
    recall: 'Recalled',
    stocktake: 'Stocktake',
    missing: 'Covers orders that were missing goods',
  } satisfies Record<MovementReference, string>,
  /** Notes the shop makes by itself; any other note is shown as somebody wrote it. */
  shopNotes: {
    [STOCK_NOTES.cancelled]: 'The order was cancelled',
    [STOCK_NOTES.expired]: 'The order expired',
    [STOCK_NOTES.refunded]: 'It was refunded',
    [STOCK_NOTES.sentAgain]: 'It was sent again',
    [STOCK_NOTES.writtenOff]: 'An order was cancelled after it was sent',
    [STOCK_NOTES.changed]: 'The order was changed',
  } as Partial<Record<StockNote, string>>,

  refusals: {
    too_few: (left: number) =>
      left === 0 ? 'There’s none left there.' : `There are only ${left} left there.`,
    unknown_batch: 'This product has no such batch. Reload the page.',
    recalled: 'This batch has been recalled: nothing can be added to it.',
    expired: 'This date has passed: these jars could never be packed.',
    already_booked: 'This has already been saved.',
    other_date: (bestBefore: string) =>
      `This batch was received before with the date ${bestBefore}. Check the jar, or give it another code.`,
    unknown_sku: 'There’s no product with this code.',
    wrong_direction: 'This reason doesn’t fit: choose another one.',
  },

  /** On an order's page. */
  packed: {
    title: 'Packed from',
    jars: (count: number, code: string, bestBefore: string) =>
      `${count} × batch ${code}, best before ${bestBefore}`,
    withoutBatch: (count: number) => `${count} without a batch`,
    mustNotLeave:
      'These jars must not leave the shop. Take them out, put others in, and print the slip again.',
    swap: 'Take other jars',
    from: 'Take out',
    fromOption: (code: string, count: number) => `${code} · ${count} packed`,
    to: 'Put in',
    looseOption: (left: number) => `No batch, or not known · ${left} left`,
    quantity: 'How many',
    save: 'Change the jars',
    noOthers: 'There are no other jars of this product on the shelf. Receive goods, or cancel and refund.',
    receive: 'Receive goods',
    refusals: {
      not_packing: 'This order isn’t being packed any more.',
      not_packed_from_it: 'There aren’t that many jars of this batch in the order. Reload the page.',
      same_batch: 'These are the same jars. Choose another batch.',
    },
  },
}
