/** Texts for people who subscribe to the newsletter, confirm that, or choose what they are mailed. */
export const newsletter = {
  submitting: 'Subscribing...',
  subscribed: {
    title: 'Welcome to our culinary family!',
    text: "You'll receive our latest recipes and product updates.",
  },
  already: {
    title: "You're already subscribed!",
    text: 'Thank you for being part of our culinary family.',
  },
  /** The next step, if the address has to be proved. */
  next: {
    subscribed: 'One more thing: press the button in the email that we’ve just sent you.',
    already: 'Not confirmed yet? Then press the button in the email that we sent you.',
  },
  failed: 'Subscription failed. Please try again.',
  lost: 'Network error. Please check your connection and try again.',
  wait: 'Too many tries for now. Please try again later.',
  invalidAddress: 'Enter a full email address, e.g. name@example.com.',
  title: 'Letters from the kitchen',
  lead: 'Recipes, new jars and events, about twice a month. Every letter has a link that stops them.',
  email: 'Email address',
  submit: 'Subscribe',
  confirm: {
    title: 'Confirm your subscription',
    lead: (email: string) => `Recipes, new jars and events for ${email}, about twice a month.`,
    submit: 'Confirm',
    submitting: 'One moment…',
    deadTitle: 'This link no longer works',
    deadText: 'It’s more than 7 days old, or you’ve stopped the letters since. You can subscribe again.',
    again: 'Subscribe again',
    toRecipes: 'See the recipes',
  },
}

export type NewsletterMessages = typeof newsletter
