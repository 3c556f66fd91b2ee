import { fieldErrors } from '../forms/field-errors.ts'

/** Asking to be told when a product is back, and proving the address. */
export const backInStock = {
  fieldErrors,
  title: 'Tell me when it’s back',
  /** Stands at the form; kept with the consent. */
  wording: 'We’ll email you once, when it’s back in stock. Nothing else, and no newsletter.',
  email: 'Email address',
  action: 'Tell me',
  pending: 'One moment…',
  waiting: 'We’ll email you as soon as it’s back.',
  checkMail: 'Check your inbox: open the link in our email, and we’ll tell you when it’s back.',
  inStock: 'Good news: it’s in stock again. Reload the page to buy it.',
  wait: 'We’ve sent several emails to this address already. Please try again in an hour.',
  confirm: {
    title: 'Confirm your address',
    lead: 'Then we’ll email you once, when the product is back.',
    action: 'Yes, tell me',
    done: 'We’ll tell you',
    doneText: (product: string) => `We’ll email you as soon as ${product} is back in stock.`,
    doneTextGone: 'We’ll email you as soon as it’s back in stock.',
    toProduct: 'Back to the product',
    dead: 'This link no longer works',
    deadText:
      'It may have been used, or replaced by a newer one. Ask again on the product’s page, if it’s still sold out.',
  },
}

export type BackInStockMessages = typeof backInStock
