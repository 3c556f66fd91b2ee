import type { OrderView } from '#domain/orders/schemas.ts'

/** An order as its mails and pages get it: by courier, to be paid by transfer. */
export function orderView(change: Partial<OrderView> = {}): OrderView {
  return {
    id: '6b0c0c8e-0000-4000-8000-000000000001',
    number: 'KROK-26-000123',
    accessKey: 'k'.repeat(43),
    status: 'pending',
    paymentStatus: 'pending',
    locale: 'en',
    placedAt: new Date('2026-11-20T22:30:00Z'),
    payBy: new Date('2026-11-25T22:30:00Z'),
    contact: { email: 'nok@example.com', firstName: 'Nok', lastName: 'Jaidee', phone: '+27825550142' },
    holdsMailBack: false,
    deliveryMethod: 'courier',
    address: { street: '1 Long Street', suburb: null, city: 'Cape Town', province: 'WC', postalCode: '8001' },
    business: null,
    note: null,
    paymentMethod: 'bank_transfer',
    lines: [
      {
        slug: 'x',
        name: 'Red Curry Paste',
        sku: 'R',
        image: null,
        tint: null,
        quantity: 2,
        unitPriceCents: 9900,
        totalCents: 19800,
      },
    ],
    subtotalCents: 19_800,
    discountCents: 0,
    discountCode: null,
    deliveryCents: 7_500,
    vatCents: 3_561,
    vatPercent: 15,
    totalCents: 27_300,
    displayCurrency: 'ZAR',
    displayRate: 1,
    tracking: null,
    timeline: [],
    documents: [],
    refunds: [],
    ...change,
  }
}
