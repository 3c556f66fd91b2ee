export const roles = { admin: 'Admin', moderator: 'Moderator' }

export const roleHints = {
  admin: 'Everything: prices, refunds, settings and the team too',
  moderator: 'Packs, ships, counts stock, edits texts, answers customers',
}

export const team = {
  title: 'Team',
  loadFailed: 'Failed to fetch roles',
  hint: 'People who can do more than buy. Every change is recorded.',
  person: 'Name',
  email: 'Email',
  roles: 'Roles',
  take: 'Remove role',
  takeOne: (role: string, name: string) => `Remove role: ${role}, ${name}`,
  giveTitle: 'Give a role',
  giveHint: 'To someone who already has an account. They’ll have to sign in again.',
  inviteTitle: 'Invite someone new',
  inviteHint:
    'They get an email with a link to set a password, which works for seven days, and have the role from their first sign-in.',
  invite: 'Send invitation',
  invited: 'Invited, no password yet',
  language: 'Language of their emails',
  emailTaken: 'There’s an account with this address already. Give it a role below.',
  role: 'Role',
  give: 'Give role',
  noSuchAccount: 'There’s no account with this email address. Check it, or ask them to sign up first.',
  endTitle: 'Sign someone out',
  endHint:
    'Ends all their sessions, team or customer: when a device is lost, or an account is in the wrong hands.',
  end: 'Sign out everywhere',
  lastAdmin: 'This is the last admin. Make someone else an admin first.',
}
