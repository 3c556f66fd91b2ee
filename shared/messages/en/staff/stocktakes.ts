/** Counting what stands on the shelves. */
export const stocktakes = {
  title: 'Stocktakes',
  hint: 'Count what stands on the shelves, and put the stock right by it.',
  start: 'Start a stocktake',
  what: 'What is counted?',
  everything: 'All products',
  startNow: 'Start counting',
  none: 'No stocktake yet.',
  pages: 'Pages of stocktakes',
  begun: 'Started',
  by: 'By',
  state: 'State',
  states: { open: 'Counting', booked: 'Booked', abandoned: 'Ended without booking' },
  one: (what: string) => `Stocktake: ${what}`,
  back: 'All stocktakes',
  print: 'Count sheet',
  progress: (counted: number, lines: number) => `${counted} of ${lines} counted`,
  different: (count: number) => (count === 1 ? '1 difference' : `${count} differences`),
  filter: 'Show only',
  all: 'All products',
  filters: { uncounted: 'Not counted yet', different: 'Differences' },
  search: 'Name or product code',
  noLines: 'No products match.',
  next: 'Next products',
  counted: 'Counted',
  save: 'Save',
  expected: (now: number, atStart: number) =>
    now === atStart
      ? `Should be ${now}`
      : `Should be ${now} (${atStart} at the start; packed or received since)`,
  fits: 'fits',
  difference: (difference: number) => (difference > 0 ? `${difference} too many` : `${-difference} missing`),
  countedBy: (who: string, when: string) => `${who}, ${when}`,
  bookedBy: (difference: number) => (difference > 0 ? `booked: +${difference}` : `booked: −${-difference}`),
  somebody: 'somebody',
  changed: (counted: number, who: string) =>
    `${who} has just counted ${counted}. Count again, and save to replace it.`,
  closed: 'This stocktake is closed.',
  book: 'Book the differences',
  bookHint: (counted: number, lines: number) =>
    counted < lines
      ? `${lines - counted} products aren’t counted yet: they stay as they are.`
      : 'Everything is counted.',
  notes: 'What explains the differences?',
  bookNow: 'Book and close',
  abandon: 'End without booking',
  alreadyCounting: 'Some of these products are being counted already. Finish that stocktake first.',
  nothing: 'There’s nothing to count in this category.',
  sheetTitle: 'Count sheet',
  sheetHint:
    'Count everything on the shelf, including what’s ordered but not packed. Don’t pack while you count.',
  ended: (when: string, who: string) => `Closed ${when} by ${who}.`,
}
