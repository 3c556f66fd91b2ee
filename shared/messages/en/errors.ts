type ErrorText = { title: string; text: string }

const notFound: Record<'page' | 'product' | 'category', ErrorText> = {
  page: {
    title: 'Page not found',
    text: 'There is nothing at this address. It may have moved, or the link has a slip of the pen.',
  },
  product: {
    title: 'This product is not on our shelves',
    text: 'It may be sold no longer, or the link has a slip of the pen. Its neighbours are in the shop.',
  },
  category: {
    title: 'There is no such shelf',
    text: 'We sort the shop into curry pastes, stir-fry sauces and dipping sauces.',
  },
}

/** What error pages say. Codes come from the server; sentences are made here. */
export const errors = {
  notFound,
  badRequest: {
    title: 'We could not read this request',
    text: 'Something in the address or the form is not as it should be. Please go back and check it.',
  },
  forbidden: { title: 'This is not open to you', text: 'The page exists, but not for this visit.' },
  conflict: {
    title: 'Something changed in the meantime',
    text: 'Please go back, reload the page and try once more.',
  },
  tooLarge: {
    title: 'That was too much at once',
    text: 'What you sent is larger than we can take. Please shorten it and try again.',
  },
  tooManyRequests: {
    title: 'One moment, please',
    text: 'Many requests came from your connection in a short time. Please wait a minute and try again.',
  },
  unavailable: {
    title: 'We will be right back',
    text: 'The shop is catching its breath. Please try again in a minute.',
  },
  offline: {
    title: 'No connection',
    text: 'Network error. Please check your connection and try again.',
  },
  unexpected: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred. Please try again.',
  },
  reference: 'If you write to us about it, please mention this number:',
}

export type ErrorMessages = typeof errors
