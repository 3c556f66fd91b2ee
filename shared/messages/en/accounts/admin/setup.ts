export const setup = {
  title: 'Set up the shop',
  text: 'This shop has no admin yet. Enter the set-up token to become the first.',
  token: 'Set-up token',
  tokenHint: 'The server printed it when it started. It works once.',
  submit: 'Become admin',
  wrong: 'That’s not the set-up token. Copy it again from what the server printed.',
}
