/** Beside the button of a product: when it arrives, what it costs to get it, and what if something is wrong. */
export const promise = {
  title: 'Delivery, returns and payment',
  orderBy: (time: string, on: string | null) =>
    on === null
      ? `Order and pay by ${time} today to get it:`
      : `Order and pay by ${time} on ${on} to get it:`,
  daysIn: (days: string, province: string) => `${days} · ${province}.`,
  daysByProvince: (days: string) => `${days}, depending on your province.`,
  others: 'Other provinces',
  freeDelivery: (price: string | 0) => `Free delivery in South Africa${price && ` from ${price}`}.`,
  pickup: (street: string, city: string) => `Or collect it from our restaurant, ${street}, ${city}.`,
  shipping: 'About delivery',
  broken: 'Arrived broken, or not what you ordered? We replace it or refund you: your choice.',
  returns: 'Returns and refunds',
  pay: 'Pay by',
}

export type PromiseMessages = typeof promise
