/** The offer of an account to a guest, on the page of their order. */
export const join = {
  title: 'Keep this order in an account',
  text: 'We’ve filled in your name and email; you choose a password. Once you’ve opened the link in our email, this order and all later ones are there, and ordering again takes two taps.',
  action: 'Create an account',
}

export type JoinMessages = typeof join
