export const roles = { admin: 'Admin', moderator: 'Moderator' }

export const roleHints = {
  admin: 'The daily work, and who’s in the team',
  moderator: 'The daily work of the shop',
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
  invite: 'No account yet? Add them as a customer first: they get an email to set a password.',
  role: 'Role',
  give: 'Give role',
  noSuchAccount: 'There’s no account with this email address. Check it, or ask them to sign up first.',
  password: 'Your own password',
  wrongPassword: 'That’s not your password.',
  endTitle: 'Sign someone out',
  endHint:
    'Ends all their sessions, team or customer: when a device is lost, or an account is in the wrong hands.',
  end: 'Sign out everywhere',
  lastAdmin: 'This is the last admin. Make someone else an admin first.',
}
