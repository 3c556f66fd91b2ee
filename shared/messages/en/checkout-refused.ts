/** Rare refusals of the checkout: the server puts them into words, so that no page loads them. */
export const checkoutRefused = {
  key_reused:
    'Something else has already been ordered from this page: the confirmation is in your email. What you see here hasn’t been ordered. To order it too, place the order again.',
  table_gone: 'That table is no longer reserved. Choose another way to get your order.',
}
