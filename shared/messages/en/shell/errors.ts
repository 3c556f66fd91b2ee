type ErrorText = { title: string; text: string }

const notFound: Record<'page' | 'product' | 'category' | 'recipe' | 'event' | 'sign_up', ErrorText> = {
  page: {
    title: 'Page not found',
    text: 'This page may have moved, or the link has a typo.',
  },
  product: {
    title: 'We don’t have this product',
    text: 'It may no longer be sold, or the link has a typo. See what else is in the shop.',
  },
  category: {
    title: 'There’s no such category',
    text: 'The shop has curry pastes, stir-fry sauces and dipping sauces.',
  },
  recipe: {
    title: 'We don’t have this recipe',
    text: 'It may have been taken down, or the link has a typo. See what else we cook.',
  },
  event: {
    title: 'We don’t have this event',
    text: 'It may have been taken down, or the link has a typo. See what else is on.',
  },
  sign_up: {
    title: 'This link doesn’t work',
    text: 'It may be incomplete, or the sign-up has been deleted. Open it from the email again, or write to us.',
  },
}

/** Texts of error pages. Codes come from the server; sentences are made here. */
export const errors = {
  lists: { recipe: 'All recipes', event: 'All events' },
  notFound,
  badRequest: {
    title: 'We couldn’t read this request',
    text: 'Something in the link or the form isn’t right. Go back and check it.',
  },
  forbidden: {
    title: 'You don’t have access',
    text: 'Sign in with an account that has access.',
  },
  foreignOrigin: {
    title: 'The form was not sent',
    text: 'It came from a page at another address, so we didn’t take it. Open the page here and send it again.',
  },
  conflict: {
    title: 'Something changed in the meantime',
    text: 'Go back, reload the page and try again.',
  },
  tooLarge: {
    title: 'That’s too large',
    text: 'What you sent is more than we can take. Shorten it and try again.',
  },
  tooManyRequests: {
    title: 'One moment, please',
    text: 'Too many requests came from your connection. Wait a minute and try again.',
  },
  unavailable: {
    title: 'We’ll be right back',
    text: 'The shop is down for a moment. Please try again in a minute.',
  },
  notOpen: {
    title: 'We’re not open yet',
    text: 'We’re still setting up this shop. Please come back soon.',
  },
  offline: {
    title: 'No connection',
    text: 'Network error. Please check your connection and try again.',
  },
  unexpected: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred. Please try again.',
  },
  reference: 'If you contact us about this, mention this number:',
}

export type ErrorMessages = typeof errors
