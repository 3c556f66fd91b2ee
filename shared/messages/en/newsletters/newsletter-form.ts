/** The form at the foot of every page. Only the server loads it: see NewsletterForm. */
export const newsletterForm = {
  title: 'Letters from the kitchen',
  hint: 'Recipes, new jars and events, about twice a month. Stop any time.',
  email: 'Email address',
  submit: 'Subscribe',
}

export type NewsletterFormMessages = typeof newsletterForm
