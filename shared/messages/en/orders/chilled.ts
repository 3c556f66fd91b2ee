/** Sentences about goods that must stay cold: the server fills them in, so that no page loads them. */
export const chilled = {
  withIcePack: (price: string) => `Chilled: goes with an ice pack, ${price} an order.`,
  collectionOnly: 'Chilled: collection only.',
  refused: (names: string) =>
    `These jars must stay cold and can only be collected: ${names}. Choose “Collect”, or take them out.`,
}
