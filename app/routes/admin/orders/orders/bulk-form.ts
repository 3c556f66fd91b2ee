/** The id of the form that the tick boxes of the list belong to, wherever they stand. */
export const BULK_FORM = 'bulk'

/** The name of a tick box: the ids stand in the names, because a form has each name once. */
export const TICKED = /^order-([\da-f-]{36})$/

export type BulkIntent =
  | 'bulk-processing'
  | 'bulk-shipped'
  | 'bulk-delivered'
  | 'transfers'
  | 'parcels'
  | 'print-slip'
  | 'print-label'
