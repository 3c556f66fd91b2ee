/**
 * The kinds of print: a packing slip, or the order's address on a sheet of eight labels or on a label of 100 × 150 mm.
 */
export const PRINT_KINDS = ['slip', 'label', 'label-100x150'] as const
export type PrintKind = (typeof PRINT_KINDS)[number]

export function isPrintKind(kind: string): kind is PrintKind {
  return PRINT_KINDS.some((one) => one === kind)
}

/** The places of a sheet of A4, which has two by four labels of 99.1 × 67.7 mm, row by row. */
export const LABEL_PLACES = [1, 2, 3, 4, 5, 6, 7, 8]
