/** Texts of the checkout about a way to pay: the server puts them in, so that a page loads those of its own ways alone. */
export const checkoutMethods = {
  hints: {
    bank_transfer:
      'You get our bank details, with your order number as the reference. We pack once your payment arrives.',
    hosted: (provider: string) => `Pay on ${provider}’s secure pages, right after you place your order.`,
    demo_card:
      'No real money moves. Any number works, e.g. 4242 4242 4242 4242; 4000 0000 0000 0002 is declined.',
  },
  whatNext: {
    bank_transfer:
      'This button places a binding order. You then pay by bank transfer. We email you a confirmation right away.',
    hosted: (provider: string) =>
      `This button places a binding order and takes you to ${provider} to pay. We email you a confirmation right away.`,
    demo_card:
      'This button places a binding order and charges your demo card. We email you a confirmation right away.',
  },
}
