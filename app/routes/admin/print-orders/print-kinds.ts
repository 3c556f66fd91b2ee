/** What of an order is printed: a packing slip, or its address on a sheet of eight labels or on a label of 100 × 150 mm. */
export const PRINT_KINDS = ['slip', 'label', 'label-100x150'] as const
export type PrintKind = (typeof PRINT_KINDS)[number]

export function isPrintKind(kind: string): kind is PrintKind {
  return PRINT_KINDS.some((one) => one === kind)
}
