import { vatInside, vatPercentOf, type VatClass } from '#shared/kernel/money.ts'
import type { TaxDocument, TaxDocumentLine } from '#shared/orders/tax-document.ts'

/** A line whose amounts agree with each other. */
export function line(
  name: string,
  over: Partial<TaxDocumentLine> = {},
  vatClass: VatClass = 'standard',
): TaxDocumentLine {
  const { quantity = 1, unitPriceCents = 8950, discountCents = 0 } = over
  const totalCents = quantity * unitPriceCents - discountCents
  const vatCents = vatInside(totalCents, vatPercentOf(vatClass, 15))
  return {
    name,
    sku: 'KR-1',
    quantity,
    unitPriceCents,
    discountCents,
    totalCents,
    vatClass,
    vatCents,
    ...over,
  }
}

/** A tax invoice whose sums agree with its lines. */
export function invoice(over: Partial<TaxDocument> = {}): TaxDocument {
  const lines = over.lines ?? [
    line('Red Curry Paste', { sku: 'KR-RC-200', quantity: 3, discountCents: 500 }),
    line('Jasmine Rice, brown', { sku: 'KR-JR-1000', unitPriceCents: 6500 }, 'zero'),
  ]
  const { delivery = { totalCents: 9900, vatCents: 1291 } } = over
  const paid = delivery ? [...lines, delivery] : lines
  return {
    kind: 'invoice',
    number: 'INV-000042',
    locale: 'en',
    issuedAt: '2026-11-20T22:30:00Z',
    orderNumber: 'KR-000123',
    orderedAt: '2026-11-19T09:00:00Z',
    corrects: null,
    seller: {
      name: 'KROK Foods (Pty) Ltd',
      vatNumber: '4000000000',
      address: ['112 Bree Street', 'Cape Town 8001'],
      email: 'hello@krok.example',
      phone: '+27 21 555 0142',
    },
    recipient: {
      name: 'Naledi Mokoena',
      company: 'Mokoena Kitchens CC',
      vatNumber: '4123456789',
      address: ['14 Long Street', 'Gardens', 'Cape Town 8001'],
    },
    discountCode: 'WELCOME10',
    totalCents: paid.reduce((sum, { totalCents }) => sum + totalCents, 0),
    vatCents: paid.reduce((sum, { vatCents }) => sum + vatCents, 0),
    vatPercent: 15,
    paymentMethod: 'bank_transfer',
    ...over,
    lines,
    delivery,
  }
}
