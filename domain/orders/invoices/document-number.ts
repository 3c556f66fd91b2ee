import type { TaxDocument } from '#shared/orders/tax-document.ts'

const PREFIX: Record<TaxDocument['kind'], string> = { invoice: 'INV', credit_note: 'CN' }

/** `INV-000001`, `CN-000001`. */
export function documentNumber(kind: TaxDocument['kind'], serial: number): string {
  return `${PREFIX[kind]}-${String(serial).padStart(6, '0')}`
}

/** The kind and serial of such a number; undefined for any other text. */
export function readDocumentNumber(
  number: string,
): { kind: TaxDocument['kind']; serial: number } | undefined {
  const [, prefix, digits = ''] = /^(INV|CN)-(\d{6,9})$/.exec(number) ?? []
  if (!prefix) return undefined
  const kind = prefix === 'INV' ? 'invoice' : 'credit_note'
  return documentNumber(kind, Number(digits)) === number ? { kind, serial: Number(digits) } : undefined
}
