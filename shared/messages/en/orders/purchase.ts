/** Texts that checkout and orders share. */
export const purchase = {
  provinces: {
    EC: 'Eastern Cape',
    FS: 'Free State',
    GP: 'Gauteng',
    KZN: 'KwaZulu-Natal',
    LP: 'Limpopo',
    MP: 'Mpumalanga',
    NC: 'Northern Cape',
    NW: 'North West',
    WC: 'Western Cape',
  },
  /** Ways to pay. */
  payment: {
    bank_transfer: 'Bank transfer',
    hosted: (provider: string) => `Card or instant EFT with ${provider}`,
    demo_card: 'Demo card',
  },
  sale: { saved: (amount: string) => `Sale price: ${amount} less each` },
  total: {
    goods: 'Subtotal',
    discount: (code: string | null) => (code ? `Discount (${code})` : 'Discount'),
    freeDeliveryWith: (code: string) => `Free delivery with ${code}`,
    delivery: 'Delivery',
    icePack: 'Ice pack',
    deliveryLater: 'by province',
    free: 'Free',
    vat: (percent: number) => `VAT included (${percent}%)`,
    total: 'Total',
    voucher: 'Gift voucher',
    left: 'Left to pay',
  },
}

export type PurchaseMessages = typeof purchase
